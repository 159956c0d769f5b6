/** The export of a tournament line by line, over as many connections as it takes. */

import { Limit, answerUnlessAborted, unlessAborted } from './aborting.js';
import type { Connection } from './connection.js';
import { ChouetteError, ConnectionFailed, bodyOf, problemOf, retryAfter } from './problems.js';
import { RETRY, isPassing, pauseMs, sleep } from './retries.js';

/** How an export is read. */
export interface ExportOptions {
  /** Only lines behind that one (default 0: all). */
  after?: number;
  /** The ETag of the export that these lines belong to; 412 (`export_changed`) where it is another one by now. */
  tag?: string;
  /** A connection that says nothing for so long is made anew (default 40,000 ms). */
  silenceMs?: number;
  signal?: AbortSignal;
}

const LAST = '{"kind":"end"';

/**
 * All lines that are missing, each with its line feed. Throws a Problem (`export_changed` where the tournament has gone
 * on meanwhile: begin anew), ConnectionFailed.
 */
export async function* exportLines(
  client: Connection, tournamentId: string, options: ExportOptions = {},
): AsyncGenerator<string, void, undefined> {
  const { silenceMs = 40_000, signal } = options;
  const retry = { ...RETRY, ...client.options.retry };
  let [after, tag, failures] = [options.after ?? 0, options.tag, 0];
  for (;;) {
    const limit = new Limit(silenceMs, () => new ConnectionFailed(`silence for ${silenceMs} ms`), signal);
    let pause = 0;
    try {
      const url = new URL(`${client.baseUrl}/v1/tournaments/${encodeURIComponent(tournamentId)}/export?after=${after}`);
      const headers = { ...client.headers, Accept: 'application/x-ndjson', ...(tag === undefined ? {} : { 'If-Match': tag }) };
      const asked = new Request(url, { headers, cache: 'no-store', signal: limit.signal });
      const response = await answerUnlessAborted(client.fetch(asked), limit.signal);
      if (!response.ok || response.body === null) {
        const refused = problemOf(response, await unlessAborted(bodyOf(response), limit.signal));
        const askedMs = (retryAfter(response.headers) ?? 0) * 1000;
        failures += 1;
        if (!isPassing(response.status) || failures >= retry.attempts || askedMs > retry.patienceMs) throw refused;
        pause = Math.max(askedMs, pauseMs(retry, failures));
      } else {
        tag = response.headers.get('ETag') ?? tag;
        for await (const line of wholeLines(response.body, limit)) {
          after += 1;
          failures = 0;
          yield line;
          if (line.startsWith(LAST)) return;
        }
        failures += 1;
        if (failures >= retry.attempts) throw new ConnectionFailed('the export broke off again and again');
      }
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      if (error instanceof ChouetteError && !(error instanceof ConnectionFailed && limit.elapsed)) throw error;
      failures += 1;
      if (failures >= retry.attempts) throw new ConnectionFailed(String(error), { cause: error });
      pause = pauseMs(retry, failures);
    } finally {
      limit.close();
    }
    await sleep(pause, signal);
  }
}

/** The lines that have come whole, each with its line feed; what is cut off is not among them. */
async function* wholeLines(body: ReadableStream<Uint8Array>, limit: Limit): AsyncGenerator<string, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      limit.restart();
      const { done, value } = await unlessAborted(reader.read(), limit.signal);
      if (done) return;
      const parts = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = parts.pop() ?? '';
      for (const part of parts) yield `${part}\n`;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
