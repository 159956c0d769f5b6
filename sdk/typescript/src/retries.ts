/** A fetch that tries again while that makes sense; every attempt carries the same Idempotency-Key, so it acts once. */

import { Limit, answerUnlessAborted, unlessAborted } from './aborting.js';
import { CallTimedOut, ChouetteError, ConnectionFailed, Problem, bodyOf, problemOf, retryAfter } from './problems.js';

/** How patient a client is. */
export interface Retry {
  /** Calls in all, the first one included (default 5). */
  attempts: number;
  /** About how long it waits before the second, doubled each time, with jitter (default 100 ms). */
  firstMs: number;
  /** The longest it waits by itself (default 5,000 ms). */
  longestMs: number;
  /** A Retry-After longer than this is not waited for (default 30,000 ms). */
  patienceMs: number;
}

export const RETRY: Readonly<Retry> = { attempts: 5, firstMs: 100, longestMs: 5000, patienceMs: 30_000 };

export type Fetch = (request: Request) => Promise<Response>;

const PASSING_STATUS: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Whether this status says that coming back later may help. */
export function isPassing(status: number): boolean {
  return PASSING_STATUS.has(status);
}

/** Milliseconds to wait after so many failures in a row: half of it certain, half of it chance. */
export function pauseMs(retry: Retry, failures: number): number {
  const full = Math.min(retry.longestMs, retry.firstMs * 2 ** Math.min(failures - 1, 30));
  return full * (0.5 + Math.random() / 2);
}

/** Waits; rejects with the signal's reason as soon as it aborts. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/** The reason behind «fetch failed», which by itself says nothing. */
function reason(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
}

/** `inner` with retries, and with a timeout of `timeoutMs` for each attempt. Whole answers only: no streams. */
export function retrying(inner: Fetch, retry: Retry, timeoutMs: number): Fetch {
  return async (request) => {
    const headers = new Headers(request.headers);
    if (request.method === 'POST' && !headers.has('Idempotency-Key')) {
      headers.set('Idempotency-Key', crypto.randomUUID());
    }
    const body = request.body === null ? undefined : await request.arrayBuffer();
    const call = { method: request.method, headers, body, redirect: request.redirect, credentials: request.credentials };
    for (let failures = 1; ; failures++) {
      const limit = new Limit(timeoutMs, () => new DOMException(`no answer in ${timeoutMs} ms`, 'TimeoutError'), request.signal);
      const { signal } = limit;
      let pause: number;
      try {
        // The answer is read here, so that one cut off half-way is tried again too.
        const asked = new Request(request.url, { ...call, signal });
        const response = await unlessAborted(whole(await answerUnlessAborted(inner(asked), signal)), signal);
        if (response.ok) return response;
        const delay = await afterAnswer(retry, failures, response);
        if (delay === undefined) return response;
        pause = delay;
      } catch (error) {
        if (request.signal.aborted || error instanceof ChouetteError) throw error;
        if (failures >= retry.attempts) {
          const kind = limit.elapsed ? CallTimedOut : ConnectionFailed;
          throw new kind(`${reason(error)} (after ${failures} attempts)`, { cause: error });
        }
        pause = pauseMs(retry, failures);
      } finally {
        limit.close();
      }
      await sleep(pause, request.signal);
    }
  };
}

async function whole(response: Response): Promise<Response> {
  const content = await response.arrayBuffer();
  const empty = response.status === 204 || response.status === 205 || response.status === 304;
  const { status, statusText, headers } = response;
  return new Response(empty ? null : content, { status, statusText, headers });
}

/** Milliseconds until the next attempt, undefined if the answer stands. */
async function afterAnswer(retry: Retry, failures: number, response: Response): Promise<number | undefined> {
  const asked = (retryAfter(response.headers) ?? 0) * 1000;
  if (failures >= retry.attempts || asked > retry.patienceMs) return undefined;
  if (!isPassing(response.status)) {
    if (response.status !== 409) return undefined;
    const problem = problemOf(response, await bodyOf(response.clone()));
    if (!(problem instanceof Problem) || problem.code !== 'idempotency_key_in_use') return undefined;
  }
  return Math.max(asked, pauseMs(retry, failures));
}
