/** A stream that outlives its connections: when it comes back, when it gives up, and how it is read. */

import { Limit, answerUnlessAborted, unlessAborted } from './aborting.js';
import { MessageReader, type Message } from './messages.js';
import { ChouetteError, ConnectionFailed, Unavailable, UnreadableAnswer, bodyOf, problemOf, retryAfter } from './problems.js';
import { type Fetch, RETRY, type Retry, isPassing, pauseMs, sleep } from './retries.js';

/** How a stream behaves. */
export interface StreamOptions {
  /** Ends the stream from outside; the iterator then returns. */
  signal?: AbortSignal;
  /** A connection that says nothing for so long, not even a heartbeat, is made anew (default 40,000 ms). */
  silenceMs?: number;
  /** Without any connection for so long it throws ConnectionFailed (default 120,000 ms; Infinity: never). */
  aloneMs?: number;
  /** How long it waits between attempts (`attempts` does not count here). */
  retry?: Partial<Retry>;
}

/** A connection that is not worth listening to any longer. */
export class BrokenStream extends ChouetteError {}

/**
 * What is common to all streams; a stream of one kind says what its messages are. `over`: nothing more will come, and
 * nothing needs to be asked for. `torn`: it has to be mended before it goes on.
 */
export abstract class Reconnecting<T> {
  over = false;
  readonly #retry: Retry;
  readonly #aloneMs: number;
  #failures = 0;
  #aloneSince: number | undefined;
  #toldMs = 0;

  constructor(options: StreamOptions) {
    this.#retry = { ...RETRY, ...options.retry };
    this.#aloneMs = options.aloneMs ?? 120_000;
  }

  /** What this message tells, undefined if nothing. Throws BrokenStream. */
  abstract take(message: Message): T | undefined;

  /** Whether what was told before is to be put right first. */
  get torn(): boolean {
    return false;
  }

  /** Whether a refusal says that it is torn. */
  refused(_problem: unknown): boolean {
    return false;
  }

  connected(): void {
    this.#aloneSince = undefined;
  }

  /** The service sends this connection away, and says when to come back: that is no failure. */
  protected dropped(message: Message): void {
    this.#toldMs = message.retry ?? 0;
  }

  /** Something came through: what fails next is the first failure. */
  protected wentWell(): void {
    this.#failures = 0;
  }

  /** Milliseconds to wait before the next connection. Throws after being alone for too long. */
  lost(error: unknown): number {
    const toldMs = this.#toldMs;
    this.#toldMs = 0;
    this.#aloneSince ??= performance.now();
    if (performance.now() - this.#aloneSince >= this.#aloneMs) {
      if (error instanceof ChouetteError && !(error instanceof BrokenStream)) throw error;
      throw new ConnectionFailed(`No event stream for ${this.#aloneMs} ms`, { cause: error });
    }
    if (toldMs > 0) return toldMs;
    this.#failures += 1;
    return pauseMs(this.#retry, this.#failures);
  }
}

/** How a stream is asked for, and what else its messages and refusals mean. */
export interface Asking {
  /** The call that opens the stream where it is to go on. */
  open: () => Request;
  fetch: Fetch;
  /** Sees every message first. */
  aside?: (message: Message) => void;
  /** Puts a stream right that is torn. */
  mend?: () => Promise<void>;
  /** Whether this call may have carried a token that opens nothing any more because there is a new one. */
  outlived?: (sent: Request) => boolean;
}

/** All that a stream tells, over as many connections as it takes. Throws a Problem where the service refuses. */
export async function* listen<T>(
  course: Reconnecting<T>,
  asking: Asking,
  options: StreamOptions,
): AsyncGenerator<T, void, undefined> {
  const { signal, silenceMs = 40_000 } = options;
  while (!course.over && !signal?.aborted) {
    const line = new Limit(silenceMs, () => new BrokenStream(`silence for ${silenceMs} ms`), signal);
    let pause: number;
    try {
      const request = asking.open();
      const response = await answerUnlessAborted(
        asking.fetch(new Request(request, { signal: line.signal })),
        line.signal,
      );
      if (isStream(response)) {
        course.connected();
        yield* read(response.body, course, line, asking.aside);
        if (course.over) return;
        pause = course.lost(undefined);
      } else if (response.status === 204) {
        // The service's word for «the game is over and you have all of its events».
        return;
      } else if (response.status === 401 && asking.outlived?.(request)) {
        // The new token is there, or on its way.
        pause = course.lost(undefined);
      } else {
        pause = await refused(response, course);
      }
    } catch (error) {
      if (signal?.aborted) return;
      if (error instanceof ChouetteError && !(error instanceof BrokenStream)) throw error;
      pause = course.lost(error);
    } finally {
      line.close();
    }
    if (course.torn) {
      try {
        await asking.mend?.();
      } catch (error) {
        const passes = [ConnectionFailed, Unavailable, BrokenStream].some((kind) => error instanceof kind);
        if (!passes) throw error;
        pause = course.lost(error);
      }
    }
    await sleep(pause, signal).catch(() => undefined);
  }
}

function isStream(response: Response): response is Response & { body: ReadableStream<Uint8Array> } {
  const type = response.headers.get('Content-Type') ?? '';
  return response.status === 200 && response.body !== null && type.includes('text/event-stream');
}

async function* read<T>(
  body: ReadableStream<Uint8Array>,
  course: Reconnecting<T>,
  line: Limit,
  aside: (message: Message) => void = () => undefined,
): AsyncGenerator<T, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const messages = new MessageReader();
  try {
    for (;;) {
      const { done, value } = await unlessAborted(reader.read(), line.signal);
      if (done) return;
      line.restart();
      for (const message of messages.push(decoder.decode(value, { stream: true }))) {
        aside(message);
        const told = course.take(message);
        if (told !== undefined) yield told;
        if (course.over) return;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

async function refused<T>(response: Response, course: Reconnecting<T>): Promise<number> {
  const type = response.headers.get('Content-Type');
  const problem = response.ok
    ? new UnreadableAnswer(`Expected an event stream, got ${type}`)
    : problemOf(response, await bodyOf(response));
  if (course.refused(problem)) return 0;
  if (!isPassing(response.status)) throw problem;
  return Math.max(course.lost(problem), (retryAfter(response.headers) ?? 0) * 1000);
}
