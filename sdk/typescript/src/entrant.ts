/** One that takes part in a tournament as an object: its seats as its games begin, and what it says of itself. */

import { type Connection, keyed } from './connection.js';
import type { EntryStanding, TournamentEntry, TournamentEvent } from './generated/index.js';
import { NotFound } from './problems.js';
import { listen } from './reconnecting.js';
import { sleep } from './retries.js';
import { Seat } from './table.js';
import { TournamentCursor, type TournamentEventOptions } from './tournament-events.js';

/** So long a game that is made again may take to be there. */
const MADE_IN_MS = 30_000;

/** Between looks for it; the last one again and again. */
const PAUSES_MS = [100, 200, 400, 800];

/** The events of a tournament, live. */
export function tournamentEvents(
  client: Connection, id: string, options: TournamentEventOptions = {},
): AsyncGenerator<TournamentEvent, void, undefined> {
  const cursor = new TournamentCursor(options);
  const url = new URL(`${client.baseUrl}/v1/tournaments/${id}/events`);
  const open = () => {
    const headers = { ...client.headers, Accept: 'text/event-stream', 'Last-Event-ID': cursor.id };
    return new Request(url, { headers, cache: 'no-store' });
  };
  return listen(cursor, { open, fetch: client.fetch }, options);
}

/** One that takes part. `token` opens its seat at each of its games: it is told once, null for a bot. */
export class Entrant {
  constructor(
    readonly client: Connection,
    readonly tournamentId: string,
    readonly id: string,
    readonly token: string | null,
  ) {}

  /** The entry as it is. */
  async view(): Promise<TournamentEntry> {
    return (await this.client.api.getEntry({ path: this.#path })).entry;
  }

  /** Its seat in the round that is played, undefined where it has none. */
  async seat(): Promise<Seat | undefined> {
    const { seat } = await this.client.api.getEntry({ path: this.#path });
    return seat === null ? undefined : this.#at(seat.game);
  }

  /**
   * Its seat at each of its games, as these begin; ends when the tournament does. The stream of the tournament tells
   * them: nothing is asked for meanwhile.
   */
  async *seats(options: Omit<TournamentEventOptions, 'after'> = {}): AsyncGenerator<Seat, void, undefined> {
    const { seq: after, ended_at } = await this.client.api.getTournament({ path: { tournament_id: this.tournamentId } });
    if (ended_at !== null) return;
    const tables = new Set<string>();
    const now = await this.seat();
    if (now !== undefined) yield now;
    for await (const event of tournamentEvents(this.client, this.tournamentId, { ...options, after })) {
      if (event.type === 'round_started') {
        for (const table of event.tables.filter((each) => each.seats.includes(this.id))) {
          tables.add(table.id);
          if (table.game !== now?.id) yield this.#at(table.game);
        }
      } else if (event.type === 'table_replayed' && (tables.has(event.table) || (await this.#sitsAt(event.table)))) {
        tables.add(event.table);
        const again = this.#at(event.game);
        if (again.id !== now?.id && (await this.#isMade(again, options.signal))) yield again;
      }
    }
  }

  /** Plays in no later round; before the first one it is gone. */
  async withdraw(): Promise<void> {
    await this.client.api.withdrawEntry({ path: this.#path });
  }

  /** Of a league: waits for a table; its `waiting` and `seat` tell more. Throws Conflict where it plays at one. */
  askForTable(key?: string): Promise<EntryStanding> {
    return this.client.api.requestTable({ path: this.#path, ...keyed(key) });
  }

  /** Waits for a table no longer. */
  async askNoMore(): Promise<void> {
    await this.client.api.withdrawTableRequest({ path: this.#path });
  }

  /** Says that it is there, where the tournament has a check-in. */
  checkIn(key?: string): Promise<EntryStanding> {
    return this.client.api.checkInEntry({ path: this.#path, ...keyed(key) });
  }

  /** Has no table in the next round. */
  sitOut(key?: string): Promise<EntryStanding> {
    return this.client.api.sitOutRound({ path: this.#path, ...keyed(key) });
  }

  /** Has one after all. */
  async playNextRound(): Promise<void> {
    await this.client.api.playNextRound({ path: this.#path });
  }

  #at(game: string): Seat {
    return new Seat(this.client, game, this.id, this.token ?? '');
  }

  /** Whether a table is its own of which the stream has not told since it was opened. */
  async #sitsAt(tableId: string): Promise<boolean> {
    const { rounds } = await this.client.api.listRounds({ path: { tournament_id: this.tournamentId } });
    return rounds.some((round) => round.tables.some((table) => table.id === tableId && table.seats.includes(this.id)));
  }

  /** Waits until the game of a table that plays again is there; whether it is. */
  async #isMade(seat: Seat, signal?: AbortSignal): Promise<boolean> {
    const until = performance.now() + MADE_IN_MS;
    for (let looks = 0; performance.now() < until; looks += 1) {
      try {
        await seat.view();
        return true;
      } catch (error) {
        if (!(error instanceof NotFound)) throw error;
      }
      await sleep(PAUSES_MS[Math.min(looks, PAUSES_MS.length - 1)] ?? 0, signal);
    }
    return false;
  }

  get #path(): { tournament_id: string; entry_id: string } {
    return { tournament_id: this.tournamentId, entry_id: this.id };
  }
}
