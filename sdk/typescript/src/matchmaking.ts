/** Waiting for a table in a matchmaking queue: the ticket is renewed while one waits, and taken back when one stops. */

import type { Connection } from './connection.js';
import type { MatchmakingTicket, PlayerEvent } from './generated/index.js';
import { ChouetteError, Conflict } from './problems.js';

/** So long a request waits for news at most: less than the patience of each call. */
const WAIT_MS = 5_000;
/** So often a ticket is renewed in the time that it lasts. */
const RENEWALS = 3;

/** How to wait for a table. */
export interface TableWait {
  /** Take the ticket back after so long; left out: as long as it takes. */
  longestMs?: number;
  /** Ends the wait: the ticket is taken back, and the signal's reason thrown. */
  signal?: AbortSignal;
}

/**
 * No table came together. `ticket` is as it was at the end, and its `reason` says why: `no_table` (the queue's longest wait
 * was over), `queue_closed`, `unplayable`, `not_renewed`, or `withdrawn` (it took longer than was asked for).
 */
export class NoTable extends ChouetteError {
  constructor(readonly ticket: MatchmakingTicket) {
    super(`No table came together (${ticket.reason ?? ticket.state}).`);
  }
}

/** The ticket, with a table. `after`: seq of the player's last event. Throws NoTable, a Problem, the signal's reason. */
export async function waitForTable(
  client: Connection,
  queue: string,
  after: number,
  options: TableWait,
): Promise<MatchmakingTicket> {
  const path = { queue_id: queue };
  const { ticket_ms } = await client.api.getQueue({ path });
  const ends = performance.now() + (options.longestMs ?? Infinity);
  const first = await client.api.joinQueue({ path });
  const wait = { ticket: first, after, ends, renewAt: performance.now() + ticket_ms / RENEWALS };
  try {
    for (;;) {
      // A ticket that began anew is another one: this one is over.
      while (wait.ticket.state === 'waiting' && wait.ticket.since === first.since && performance.now() < wait.ends) {
        options.signal?.throwIfAborted();
        const ms = Math.max(0, Math.min(WAIT_MS, wait.renewAt - performance.now(), wait.ends - performance.now()));
        const signal = options.signal === undefined ? {} : { signal: options.signal };
        const page = await client.api.listMyEvents({ query: { after: wait.after, wait: ms / 1000 }, ...signal });
        wait.after = page.last_seq;
        if (page.events.some((event) => isAbout(event, queue))) {
          wait.ticket = await client.api.getTicket({ path });
        } else if (performance.now() >= wait.renewAt) {
          wait.ticket = await client.api.joinQueue({ path });
          wait.renewAt = performance.now() + ticket_ms / RENEWALS;
        }
      }
      if (wait.ticket.state === 'matched') return wait.ticket;
      if (wait.ticket.state !== 'waiting') throw new NoTable(wait.ticket);
      try {
        await client.api.leaveQueue({ path });
        wait.ticket = await client.api.getTicket({ path });
      } catch (error) {
        if (!(error instanceof Conflict)) throw error;
        // It was too late to take the ticket back: the game is there in a moment.
        wait.ends = Infinity;
      }
    }
  } catch (error) {
    if (!(error instanceof NoTable)) await client.api.leaveQueue({ path }).catch(() => undefined);
    options.signal?.throwIfAborted();
    throw error;
  }
}

function isAbout(event: PlayerEvent, queue: string): boolean {
  return 'queue' in event && event.queue === queue;
}
