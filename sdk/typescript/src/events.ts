/** The live events of a game, as one async iterator that outlives lost connections and ends with the game. */

import { BrokenStream, Cursor } from './cursor.js';
import type { Event, EventPage, RewoundEvent } from './generated/index.js';
import { PING, nonceOf } from './lag.js';
import { MessageReader } from './messages.js';
import { ChouetteError, ConnectionFailed, Unavailable, UnreadableAnswer, bodyOf, problemOf, retryAfter } from './problems.js';
import { type Fetch, RETRY, type Retry, isPassing, sleep } from './retries.js';

/** How an event stream behaves. */
export interface EventOptions {
  /** Only events after this seq (default 0: from the first). */
  after?: number;
  /** Ends the stream from outside; the iterator then returns. */
  signal?: AbortSignal;
  /** A connection that says nothing for so long, not even a heartbeat, is made anew (default 40,000 ms). */
  silenceMs?: number;
  /** Without any connection for so long it throws ConnectionFailed (default 120,000 ms; Infinity: never). */
  aloneMs?: number;
  /** How long it waits between attempts (`attempts` does not count here). */
  retry?: Partial<Retry>;
  /** Whether a seat's stream returns the nonces by which its network is measured (default true). */
  answerPings?: boolean;
}

/** One connection's life: it ends with the caller's signal, or after too long a silence. */
class Line {
  readonly #quiet = new AbortController();
  readonly signal: AbortSignal;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly silenceMs: number,
    outside: AbortSignal | undefined,
  ) {
    this.signal = outside ? AbortSignal.any([outside, this.#quiet.signal]) : this.#quiet.signal;
    this.heard();
  }

  heard(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.close(), this.silenceMs);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#quiet.abort(new BrokenStream(`silence for ${this.silenceMs} ms`));
  }
}

/**
 * Every event after `after`, each exactly once and in order, until the game is over. `open` opens the stream behind
 * the event with the given id, `page` gets a page of the log. Throws a Problem where the service refuses. `giveBack` gets
 * the nonces that come. Where the service lost the end of its log, the next event is a `rewound`.
 */
export async function* stream(
  open: (id: string) => Request,
  page: (after: number) => Promise<EventPage>,
  fetch: Fetch,
  options: EventOptions = {},
  giveBack: (nonce: string) => void = () => undefined,
): AsyncGenerator<Event, void, undefined> {
  const { after = 0, signal, silenceMs = 40_000, aloneMs = 120_000 } = options;
  const cursor = new Cursor(after, { ...RETRY, ...options.retry }, aloneMs);
  while (!cursor.over && !signal?.aborted) {
    const line = new Line(silenceMs, signal);
    let pause: number;
    try {
      const response = await fetch(new Request(open(cursor.id), { signal: line.signal }));
      if (isStream(response)) {
        cursor.connected();
        yield* read(response.body, cursor, line, giveBack);
        if (cursor.over) return;
        pause = cursor.lost(undefined);
      } else if (response.status === 204) {
        // The service's word for «the game is over and you have all of its events».
        return;
      } else {
        pause = await refused(response, cursor);
      }
    } catch (error) {
      if (signal?.aborted) return;
      if (error instanceof ChouetteError && !(error instanceof BrokenStream)) throw error;
      pause = cursor.lost(error);
    } finally {
      line.close();
    }
    if (cursor.rewound) {
      try {
        cursor.goBack(await rewindsOf(page));
      } catch (error) {
        if (!(error instanceof ConnectionFailed || error instanceof Unavailable)) throw error;
        pause = cursor.lost(error);
      }
    }
    await sleep(pause, signal).catch(() => undefined);
  }
}

/** All events of a log that tell that it was rewound. */
async function rewindsOf(page: (after: number) => Promise<EventPage>): Promise<RewoundEvent[]> {
  const found: RewoundEvent[] = [];
  for (let after = 0; ; ) {
    const { events, last_seq } = await page(after);
    if (events.length === 0) return found;
    found.push(...events.filter((event) => event.type === 'rewound'));
    after = last_seq;
  }
}

function isStream(response: Response): response is Response & { body: ReadableStream<Uint8Array> } {
  const type = response.headers.get('Content-Type') ?? '';
  return response.status === 200 && response.body !== null && type.includes('text/event-stream');
}

async function* read(
  body: ReadableStream<Uint8Array>,
  cursor: Cursor,
  line: Line,
  giveBack: (nonce: string) => void,
): AsyncGenerator<Event, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const messages = new MessageReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      line.heard();
      for (const message of messages.push(decoder.decode(value, { stream: true }))) {
        const nonce = message.event === PING ? nonceOf(message.data) : undefined;
        if (nonce !== undefined) giveBack(nonce);
        const event = cursor.take(message);
        if (event) yield event;
        if (cursor.over) return;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

async function refused(response: Response, cursor: Cursor): Promise<number> {
  const type = response.headers.get('Content-Type');
  const problem = response.ok
    ? new UnreadableAnswer(`Expected an event stream, got ${type}`)
    : problemOf(response, await bodyOf(response));
  if (cursor.refused(problem)) return 0;
  if (!isPassing(response.status)) throw problem;
  return Math.max(cursor.lost(problem), (retryAfter(response.headers) ?? 0) * 1000);
}
