/** The way in: a client opens tables, finds them again, and carries out every operation of the service. */

import { Connection, keyed } from './connection.js';
import type { BotBody, GameBody, ListOwnGamesData, OwnGame, OwnGamePage, PlayerBody, TournamentBody } from './generated/index.js';
import { type Lobby, type LobbyOptions, Watch } from './lobby.js';
import { Player } from './player.js';
import { listen } from './reconnecting.js';
import { Seat, Table } from './table.js';
import { Tournament } from './tournament.js';

/** Which games of a key are wanted. */
export type OwnGames = Omit<NonNullable<ListOwnGamesData['query']>, 'cursor' | 'limit' | 'metadata'> & {
  metadata?: Record<string, string>;
};

/** What a new game may be told, besides who sits down. */
export type NewGame = Partial<Omit<GameBody, 'player' | 'bots'>> & {
  bots?: readonly (BotBody['level'] | (string & {}) | BotBody)[];
};

/** The way into the service at `baseUrl`: games are made and found again here. */
export class Client extends Connection {
  /**
   * Makes a game. With `player` (a name, or what joining takes) that player sits down at once, and the answer is their
   * Seat, in one request. `bots`: levels, or bots with names. `key`: an Idempotency-Key of your own, for a retry after a
   * restart.
   */
  createGame(game: NewGame & { player: string | PlayerBody }, key?: string): Promise<Seat>;
  createGame(game?: NewGame, key?: string): Promise<Table>;
  async createGame(game: NewGame & { player?: string | PlayerBody } = {}, key?: string): Promise<Table> {
    const { player: sitter, bots, ...more } = game;
    const player = typeof sitter === 'string' ? { name: sitter } : sitter;
    const body: GameBody = {
      ruleset: 'wikimonde',
      ...more,
      ...(player && { player }),
      ...(bots && { bots: bots.map((bot) => (typeof bot === 'string' ? { level: bot } : bot) as BotBody) }),
    };
    const created = await this.api.createGame({ body, ...keyed(key) });
    const table = new Table(this, created.id, created);
    if (!created.seat) return table;
    const { player: id, token } = created.seat;
    if (player?.entropy !== undefined) table.noted.entropy[id] = player.entropy;
    return new Seat(this.with({ token }), created.id, id, token, table.noted, created);
  }

  /**
   * Every game that this client's `apiKey` has made, private ones too, newest first. `metadata`: pairs that the game has;
   * `created_after`, `created_before`: made at this instant or later, and before that one (ms since the epoch).
   */
  async *ownGames(wanted: OwnGames = {}): AsyncGenerator<OwnGame, void, undefined> {
    const { metadata, ...query } = wanted;
    const pairs = metadata && { metadata: Object.entries(metadata).map(([name, value]) => `${name}:${value}`) };
    let cursor: string | null = null;
    do {
      const more: { cursor?: string } = cursor === null ? {} : { cursor };
      const page: OwnGamePage = await this.api.listOwnGames({ query: { ...query, ...pairs, ...more, limit: 100 } });
      yield* page.games;
      cursor = page.next;
    } while (cursor !== null);
  }

  /**
   * The public games, newest first: as they are, and again whenever something in them has changed. `status`: `lobby` for
   * games that wait for players (default), `playing` for games under way; `ruleset`, `free_seats`, `bots`: only such games.
   * Lost connections are made anew; what changed meanwhile is in the next Lobby. It never ends by itself: leave the loop, or
   * abort its `signal`.
   */
  lobby(options: LobbyOptions = {}): AsyncGenerator<Lobby, void, undefined> {
    const { signal, silenceMs, aloneMs, retry, ...query } = options;
    const url = new URL(`${this.baseUrl}/v1/lobby`);
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(name, String(value));
    }
    const watch = new Watch(options);
    const open = () => {
      watch.begin();
      return new Request(url, { headers: { ...this.headers, Accept: 'text/event-stream' }, cache: 'no-store' });
    };
    return listen(watch, { open, fetch: this.fetch }, options);
  }

  /** A game made earlier, or by another client. `token`: of an invitation to watch it. */
  table(gameId: string, token?: string): Table {
    return new Table(token === undefined ? this : this.with({ token }), gameId);
  }

  /** A seat taken earlier, by its token. */
  seat(gameId: string, player: string, token: string): Seat {
    return new Seat(this.with({ token }), gameId, player, token);
  }

  /** Makes a tournament, open for entries; needs an `apiKey` of scope `games`. `key`: an Idempotency-Key of your own. */
  async createTournament(settled: TournamentBody, key?: string): Promise<Tournament> {
    const made = await this.api.createTournament({ body: settled, ...keyed(key) });
    return new Tournament(this, made.id, made.commitment);
  }

  /** A tournament made earlier, or by another client. `token`: of one of its entries, where it is private. */
  tournament(tournamentId: string, token?: string): Tournament {
    return new Tournament(token === undefined ? this : this.with({ token }), tournamentId);
  }

  /** A player who is kept beyond games, by the token that `api.createPlayer` told. */
  player(token: string): Player {
    return new Player(this.with({ token }), token);
  }
}
