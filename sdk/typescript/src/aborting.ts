/** Waiting that surely ends with a signal. */

/**
 * What comes of `waiting`, or a rejection with the signal's reason as soon as it aborts. A runtime may lose the signal of a
 * call that still waits once memory has been collected (Node 20 does), so the call itself is not relied on.
 */
export function unlessAborted<T>(waiting: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    waiting.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** An answer that may come too late: its connection is let go then. */
export function answerUnlessAborted(waiting: Promise<Response>, signal: AbortSignal): Promise<Response> {
  waiting.then(
    (late) => (signal.aborted ? late.body?.cancel() : undefined),
    () => undefined,
  ).catch(() => undefined);
  return unlessAborted(waiting, signal);
}

/** A signal of its own that aborts after `ms`, or with another signal. Close it when what it is for is over. */
export class Limit {
  readonly #control = new AbortController();
  readonly #stop: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the time has run out. */
  elapsed = false;

  constructor(
    private readonly ms: number,
    private readonly reason: () => Error,
    private readonly outside?: AbortSignal,
  ) {
    this.#stop = () => this.#control.abort(outside?.reason);
    if (outside?.aborted) this.#stop();
    outside?.addEventListener('abort', this.#stop, { once: true });
    this.restart();
  }

  get signal(): AbortSignal {
    return this.#control.signal;
  }

  /** The time begins anew. */
  restart(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.elapsed = true;
      this.#control.abort(this.reason());
    }, this.ms);
  }

  /** It is over: what still waits is let go. */
  close(): void {
    clearTimeout(this.#timer);
    this.outside?.removeEventListener('abort', this.#stop);
    this.#control.abort(this.reason());
  }
}
