/** A tournament as an object. */

import { type Connection, keyed } from './connection.js';
import { Entrant, tournamentEvents } from './entrant.js';
import type {
  CorrectionBody,
  EntryBody,
  TournamentEntry,
  TournamentEvent,
  TournamentInvitation,
  TournamentRound,
  TournamentStandings,
  TournamentView,
} from './generated/index.js';
import { type TournamentVerdict, verifyTournament } from './tournament-check.js';
import { COUNTED, type TournamentEventOptions } from './tournament-events.js';
import { type ExportOptions, exportLines } from './tournament-export.js';

/**
 * A tournament, as a client sees it; what its organiser may do needs the `apiKey` that made it. `noted`: the commitment of
 * its lot, as this client saw it first, for `verify`.
 */
export class Tournament {
  constructor(
    readonly client: Connection,
    readonly id: string,
    public noted: string | null = null,
  ) {}

  /** One more takes part: a name, or all that entering takes (`bot`, `seed` and `rating` with the key alone). */
  async enter(entry: string | EntryBody, key?: string): Promise<Entrant> {
    const body = typeof entry === 'string' ? { name: entry } : entry;
    const made = await this.client.api.enterTournament({ path: this.#path, body, ...keyed(key) });
    return this.entrant(made.entry.id, made.token);
  }

  /** One that entered earlier, by its token. */
  entrant(entryId: string, token: string | null = null): Entrant {
    return new Entrant(token === null ? this.client : this.client.with({ token }), this.id, entryId, token);
  }

  /** Asks players of your key to take part, by their ids; each is told, and enters with the own token. */
  async invite(players: readonly string[], key?: string): Promise<TournamentInvitation[]> {
    const body = { player_ids: [...players] };
    return (await this.client.api.invitePlayers({ path: this.#path, body, ...keyed(key) })).invitations;
  }

  /** Who was invited, and what came of it. */
  async invitations(): Promise<TournamentInvitation[]> {
    return (await this.client.api.listTournamentInvitations({ path: this.#path })).invitations;
  }

  /** Takes an invitation back, by its id. */
  async revoke(invitation: string): Promise<void> {
    await this.client.api.revokeTournamentInvitation({ path: { ...this.#path, invitation_id: invitation } });
  }

  /** How it is played, and how far it has come. */
  async view(): Promise<TournamentView> {
    const seen = await this.client.api.getTournament({ path: this.#path });
    if (seen.seed === null) this.noted ??= seen.commitment;
    return seen;
  }

  /** Who takes part, those that have withdrawn included. */
  async entries(): Promise<TournamentEntry[]> {
    return (await this.client.api.listEntries({ path: this.#path })).entries;
  }

  /** All rounds so far, with their tables, games and results. */
  async rounds(): Promise<TournamentRound[]> {
    return (await this.client.api.listRounds({ path: this.#path })).rounds;
  }

  /** As they are now; each point names its round, game, place and rule. */
  standings(): Promise<TournamentStandings> {
    return this.client.api.getStandings({ path: this.#path }) as Promise<TournamentStandings>;
  }

  /** Begins now. */
  start(key?: string): Promise<TournamentView> {
    return this.client.api.startTournament({ path: this.#path, ...keyed(key) });
  }

  /** Lets no further round begin. */
  pause(reason = '', key?: string): Promise<TournamentView> {
    return this.client.api.pauseTournament({ path: this.#path, body: { reason }, ...keyed(key) });
  }

  /** Goes on. */
  resume(key?: string): Promise<TournamentView> {
    return this.client.api.resumeTournament({ path: this.#path, ...keyed(key) });
  }

  /** Of a league: makes no more tables; over with the last of its games. */
  close(key?: string): Promise<TournamentView> {
    return this.client.api.closeLeague({ path: this.#path, ...keyed(key) });
  }

  /** Another result of a table that is over. `placings`: of all seats, such as `{ entry: 'perceval', place: 1 }`. */
  correct(
    table: string, placings: CorrectionBody['placings'], reason: string, key?: string,
  ): Promise<TournamentStandings> {
    const body = { placings, reason };
    return this.client.api.correctResult({ path: { ...this.#path, table_id: table }, body, ...keyed(key) });
  }

  /** Has a table make a new game; a result that there is counts until the new one comes. */
  replay(table: string, reason = '', key?: string): Promise<TournamentStandings> {
    return this.client.api.replayTable({ path: { ...this.#path, table_id: table }, body: { reason }, ...keyed(key) });
  }

  /** Calls it off. */
  cancel(reason = '', key?: string): Promise<TournamentView> {
    return this.client.api.cancelTournament({ path: this.#path, body: { reason }, ...keyed(key) });
  }

  /**
   * Every event after the one with seq `after`, live, each once and in order; ends when the tournament does. Lost
   * connections are made anew. Throws a Problem where the service refuses.
   */
  listen(options: TournamentEventOptions = {}): AsyncGenerator<TournamentEvent, void, undefined> {
    return tournamentEvents(this.client, this.id, options);
  }

  /** The standings as they are, and again whenever a result has changed them; ends when the tournament does. */
  async *follow(options: TournamentEventOptions = {}): AsyncGenerator<TournamentStandings, void, undefined> {
    let known = await this.standings();
    yield known;
    for await (const event of this.listen({ ...options, after: known.seq })) {
      if (!COUNTED.includes(event.type) || event.seq <= known.seq) continue;
      known = await this.standings();
      yield known;
    }
  }

  /**
   * All that is known and proved of it, line by line (JSON, each with its line feed), however often the connection is lost:
   * write them to a file, or give them to `verifyTournament`.
   */
  exportLines(options: ExportOptions = {}): AsyncGenerator<string, void, undefined> {
    return exportLines(this.client, this.id, options);
  }

  /** Checks of its export what this SDK can derive again; see `verifyTournament`. `commitment`: as you noted it. */
  verify(commitment: string | null = null, options: ExportOptions = {}): Promise<TournamentVerdict> {
    return verifyTournament(this.exportLines(options), commitment ?? this.noted);
  }

  get #path(): { tournament_id: string } {
    return { tournament_id: this.id };
  }
}
