/** The live events of a game, as one async iterator that outlives lost connections and ends with the game. */

import { Cursor } from './cursor.js';
import type { Event, EventPage } from './generated/index.js';
import type { Asked, Found } from './going-back.js';
import { PING, nonceOf } from './lag.js';
import { type StreamOptions, listen } from './reconnecting.js';
import type { Fetch } from './retries.js';

/** How an event stream behaves. */
export interface EventOptions extends StreamOptions {
  /** Only events after this seq (default 0: from the first). */
  after?: number;
  /** Whether a seat's stream returns the nonces by which its network is measured (default true). */
  answerPings?: boolean;
}

/** How a game's events are asked for. */
export interface Log {
  /** The call that opens the stream behind the event with this id. */
  open: (id: string) => Request;
  /** A page of the log; undefined where it does not have the event behind which it was asked for. */
  page: (asked: Asked) => Promise<EventPage | undefined>;
  fetch: Fetch;
  /** Gets the nonces that come. */
  giveBack?: ((nonce: string) => void) | undefined;
  outlived?: (sent: Request) => boolean;
}

/**
 * Every event after `after`, each exactly once and in order, until the game is over. Throws a Problem where the service
 * refuses. Where the service lost the end of its log, the next event is a `rewound`.
 */
export function stream(log: Log, options: EventOptions = {}): AsyncGenerator<Event, void, undefined> {
  const cursor = new Cursor(options.after ?? 0, options);
  const { fetch, giveBack, outlived } = log;
  return listen(
    cursor,
    {
      open: () => log.open(cursor.id),
      fetch,
      aside: (message) => {
        const nonce = message.event === PING ? nonceOf(message.data) : undefined;
        if (nonce !== undefined) giveBack?.(nonce);
      },
      mend: async () => cursor.goBack(await found(cursor, log.page)),
      ...(outlived && { outlived }),
    },
    options,
  );
}

async function found(cursor: Cursor, page: Log['page']): Promise<Found | undefined> {
  const search = cursor.search();
  let step = search.next();
  while (!step.done) step = search.next(await page(step.value));
  return step.value;
}
