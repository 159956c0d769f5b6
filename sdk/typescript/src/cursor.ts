/** Where a stream of events is: what it has seen, and where it goes on. */

import type { Event, RewoundEvent } from './generated/index.js';
import type { Message } from './messages.js';
import { ChouetteError, Problem } from './problems.js';
import { BrokenStream, Reconnecting, type StreamOptions } from './reconnecting.js';

const REWOUND = 'last_event_id_unknown';

/**
 * Where a stream is: what it has seen, and whether the game is over. `id`: of the last event, as the service told it; by it the service notices that the log was rewound. `rewound`: its refusal then, until it is
 * known where to go on.
 */
export class Cursor extends Reconnecting<Event> {
  id: string;
  rewound: Problem | undefined;
  readonly #begun: number;
  readonly #rewinds: string[] = [];
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
    this.#heard = true;
    if (event.type === 'rewound') this.#rewinds.push(nameOf(event));
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

  /** Goes on with the first `rewound` of the log (all of them are given) that this stream has not told. */
  goBack(rewinds: RewoundEvent[]): void {
    const problem = this.rewound;
    this.rewound = undefined;
    const unknown = rewinds.filter((event) => !this.#rewinds.includes(nameOf(event)));
    // What was before the first event that was asked for was seen by others.
    const found = unknown.find((event) => event.seq > this.#begun) ?? unknown.at(-1);
    if (!found) throw problem ?? new ChouetteError('no rewound log');
    this.seq = found.seq - 1;
    this.id = String(this.seq);
  }
}

function nameOf(event: RewoundEvent): string {
  return JSON.stringify([event.seq, event.from_seq, event.to_seq, event.from_version, event.to_version]);
}
