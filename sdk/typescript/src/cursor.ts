/** Where a stream of events is: what it has seen, and where it goes on. */

import type { Event } from './generated/index.js';
import { type Found, search, seqOf } from './going-back.js';
import type { Message } from './messages.js';
import { ChouetteError, Problem } from './problems.js';
import { BrokenStream, Reconnecting, type StreamOptions } from './reconnecting.js';

export const REWOUND = 'last_event_id_unknown';

/**
 * Where a stream is: what it has seen, and whether the game is over. `id`: of the last event, as the service told it; by
 * it the service notices that the log was rewound. `rewound`: its refusal then, until it is known where to go on.
 */
export class Cursor extends Reconnecting<Event> {
  id: string;
  rewound: Problem | undefined;
  readonly #begun: number;
  readonly #ids: string[] = [];
  #toSeq: number | undefined;
  #heard = false;
  #gapAt: number | undefined;

  constructor(
    public seq: number,
    options: StreamOptions,
  ) {
    super(options);
    this.id = String(seq);
    this.#begun = seq;
  }

  override get torn(): boolean {
    return this.rewound !== undefined;
  }

  /** The event of this message, undefined if there is none in it or it was seen before. */
  take(message: Message): Event | undefined {
    if (message.event === 'end') {
      this.over = true;
      return undefined;
    }
    if (message.event === 'dropped') {
      this.dropped(message);
      return undefined;
    }
    if (message.event !== 'message' || message.data === '') return undefined;
    let event: Event;
    try {
      event = JSON.parse(message.data) as Event;
    } catch {
      // A message cut off by a dying connection: the next connection brings it whole.
      throw new BrokenStream('a message that is no event');
    }
    if (typeof event?.seq !== 'number') throw new BrokenStream('a message that is no event');
    if (event.seq <= this.seq) return undefined;
    if (event.seq > this.seq + 1 && this.#gapAt !== this.seq) {
      // Something was lost on the way: ask once more from here, and believe the service the second time.
      this.#gapAt = this.seq;
      throw new BrokenStream(`a gap after event ${this.seq}`);
    }
    this.seq = event.seq;
    this.id = message.id || String(event.seq);
    this.#ids.push(this.id);
    this.#heard = true;
    if (event.type === 'rewound' && this.#toSeq !== undefined) {
      // This stream may have told more of what was lost than the service knows of.
      event.to_seq = Math.min(event.to_seq, this.#toSeq);
    }
    this.#toSeq = undefined;
    this.over = event.type === 'game_finished';
    this.wentWell();
    return event;
  }

  /** Whether a refusal says that the log no longer has what this stream has told. */
  override refused(problem: unknown): boolean {
    if (!(problem instanceof Problem) || problem.code !== REWOUND || !this.#heard) return false;
    this.rewound = problem;
    return true;
  }

  /** Looks for where to go on in a log that was rewound; `goBack` with what was found. */
  search(): ReturnType<typeof search> {
    return search(this.#ids, this.#begun, this.#ids.at(-1) === this.id);
  }

  /** Goes on with the first `rewound` of the log that this stream has not told. */
  goBack(found: Found | undefined): void {
    const problem = this.rewound;
    this.rewound = undefined;
    if (!found) throw problem ?? new ChouetteError('no rewound log');
    this.#ids.length = found.kept;
    const last = this.#ids.at(-1);
    this.#toSeq = last === undefined ? this.#begun : seqOf(last);
    this.seq = seqOf(found.id);
    this.id = found.id;
  }
}
