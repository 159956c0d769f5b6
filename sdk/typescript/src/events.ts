/** The live events of a game, as one async iterator that outlives lost connections and ends with the game. */

import type { Event } from './generated/index.js';
import { PING, nonceOf } from './lag.js';
import { ChouetteError, ConnectionFailed, UnreadableAnswer, bodyOf, problemOf, retryAfter } from './problems.js';
import { type Fetch, RETRY, type Retry, isPassing, pauseMs, sleep } from './retries.js';

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

/** One message of a text/event-stream. */
export interface Message {
  event: string;
  data: string;
  /** When to come back (ms), if it says so. */
  retry?: number;
}

class BrokenStream extends ChouetteError {}

/** Cuts chunks of a text/event-stream into messages; comments (heartbeats) vanish here. */
export class MessageReader {
  #rest = '';
  #event = '';
  #data: string[] = [];
  #retry: number | undefined;

  /** The messages that this chunk completes. */
  *push(chunk: string): Generator<Message> {
    this.#rest += chunk;
    // A carriage return at the very end may be half of a line break: it waits for the next chunk.
    for (let found = /\r\n|\n|\r(?!$)/.exec(this.#rest); found; found = /\r\n|\n|\r(?!$)/.exec(this.#rest)) {
      const line = this.#rest.slice(0, found.index);
      this.#rest = this.#rest.slice(found.index + found[0].length);
      const message = this.#line(line);
      if (message) yield message;
    }
  }

  #line(line: string): Message | undefined {
    if (line === '') {
      const retry = this.#retry === undefined ? {} : { retry: this.#retry };
      const message = { event: this.#event || 'message', data: this.#data.join('\n'), ...retry };
      const full = this.#data.length > 0;
      this.#event = '';
      this.#data = [];
      this.#retry = undefined;
      return full ? message : undefined;
    }
    const colon = line.indexOf(':');
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (name === 'event') this.#event = value;
    else if (name === 'data') this.#data.push(value);
    else if (name === 'retry' && /^\d{1,9}$/.test(value)) this.#retry = Number(value);
    return undefined;
  }
}

/** Where a stream is: what it has seen, how long it has been alone, whether the game is over. */
class Cursor {
  over = false;
  #failures = 0;
  #aloneSince: number | undefined;
  #gapAt: number | undefined;
  #toldMs = 0;

  constructor(
    public seq: number,
    private readonly retry: Retry,
    private readonly aloneMs: number,
  ) {}

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
    this.over = event.type === 'game_finished';
    this.#failures = 0;
    return event;
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
 * the event with the given seq. Throws a Problem where the service refuses. `giveBack` gets the nonces that come.
 */
export async function* stream(
  open: (seq: number) => Request,
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
      const response = await fetch(new Request(open(cursor.seq), { signal: line.signal }));
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
    await sleep(pause, signal).catch(() => undefined);
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
  if (!isPassing(response.status)) throw problem;
  return Math.max(cursor.lost(problem), (retryAfter(response.headers) ?? 0) * 1000);
}
