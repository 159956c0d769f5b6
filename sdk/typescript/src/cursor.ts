/** Where a stream of events is: what it has seen, where it goes on, and when it gives up. */

import type { Event, RewoundEvent } from './generated/index.js';
import type { Message } from './messages.js';
import { ChouetteError, ConnectionFailed, Problem } from './problems.js';
import { type Retry, pauseMs } from './retries.js';

/** A connection that is not worth listening to any longer. */
export class BrokenStream extends ChouetteError {}

const REWOUND = 'last_event_id_unknown';

/**
 * Where a stream is: what it has seen, how long it has been alone, whether the game is over. `id`: of the last event, as
 * the service told it; by it the service notices that the log was rewound. `rewound`: its refusal then, until it is
 * known where to go on.
 */
export class Cursor {
  over = false;
  id: string;
  rewound: Problem | undefined;
  readonly #begun: number;
  readonly #rewinds: string[] = [];
  #heard = false;
  #failures = 0;
  #aloneSince: number | undefined;
  #gapAt: number | undefined;
  #toldMs = 0;

  constructor(
    public seq: number,
    private readonly retry: Retry,
    private readonly aloneMs: number,
  ) {
    this.id = String(seq);
    this.#begun = seq;
  }

  /** The event of this message, undefined if there is none in it or it was seen before. */
  take(message: Message): Event | undefined {
    if (message.event === 'end') {
      this.over = true;
      return undefined;
    }
    if (message.event === 'dropped') {
      // The service sends this connection away, and says when to come back: that is no failure.
      this.#toldMs = message.retry ?? 0;
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
    this.#failures = 0;
    return event;
  }

  /** Whether a refusal says that the log no longer has what this stream has told. */
  refused(problem: unknown): boolean {
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

  connected(): void {
    this.#aloneSince = undefined;
  }

  /** Milliseconds to wait before the next connection. Throws after being alone for too long. */
  lost(error: unknown): number {
    const toldMs = this.#toldMs;
    this.#toldMs = 0;
    this.#aloneSince ??= performance.now();
    if (performance.now() - this.#aloneSince >= this.aloneMs) {
      if (error instanceof ChouetteError && !(error instanceof BrokenStream)) throw error;
      throw new ConnectionFailed(`No event stream for ${this.aloneMs} ms`, { cause: error });
    }
    if (toldMs > 0) return toldMs;
    this.#failures += 1;
    return pauseMs(this.retry, this.#failures);
  }
}

function nameOf(event: RewoundEvent): string {
  return JSON.stringify([event.seq, event.from_seq, event.to_seq, event.from_version, event.to_version]);
}
