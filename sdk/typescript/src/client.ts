/** The way in: a client opens tables, finds them again, and carries out every operation of the service. */

import { Clock } from './clock.js';
import { createClient, createConfig } from './generated/client/index.js';
import {
  type BotBody,
  type GameBody,
  type ListOwnGamesData,
  Operations,
  type OwnGame,
  type OwnGamePage,
  type PlayerBody,
} from './generated/index.js';
import { type Lobby, type LobbyOptions, Watch } from './lobby.js';
import { ChouetteError, problemOf } from './problems.js';
import { listen } from './reconnecting.js';
import { type Fetch, RETRY, type Retry, retrying } from './retries.js';
import { Seat, Table } from './table.js';

/** Which games of a key are wanted. */
export type OwnGames = Omit<NonNullable<ListOwnGamesData['query']>, 'cursor' | 'limit' | 'metadata'> & {
  metadata?: Record<string, string>;
};

/** What a new game may be told, besides who sits down. */
export type NewGame = Partial<Omit<GameBody, 'player' | 'bots'>> & {
  bots?: readonly (BotBody['level'] | (string & {}) | BotBody)[];
};

/** What a client is told. */
export interface ClientOptions {
  /** Where the service is (default http://127.0.0.1:8000). */
  baseUrl?: string;
  /** A seat's token. */
  token?: string;
  /** For services that let only known keys create games. */
  apiKey?: string;
  /** For each attempt of a call (default 10,000 ms). */
  timeoutMs?: number;
  /** How patient it is; what is tried again carries the same Idempotency-Key and acts once. */
  retry?: Partial<Retry>;
  /** Another fetch: for tests, proxies, old runtimes. */
  fetch?: Fetch;
}

/** The service at `baseUrl`; `api` has every operation under its operationId, typed, and throws what goes wrong. */
export class Client {
  readonly api: Operations;
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly headers: Readonly<Record<string, string>>;
  /** The service's clock, of which all instants are. */
  readonly clock: Clock;

  constructor(
    readonly options: ClientOptions = {},
    clock?: Clock,
  ) {
    this.baseUrl = (options.baseUrl ?? 'http://127.0.0.1:8000').replace(/\/+$/, '');
    this.fetch = options.fetch ?? ((request) => globalThis.fetch(request));
    this.headers = {
      ...(options.token === undefined ? {} : { Authorization: `Bearer ${options.token}` }),
      ...(options.apiKey === undefined ? {} : { 'X-API-Key': options.apiKey }),
    };
    const fetch = retrying(this.fetch, { ...RETRY, ...options.retry }, options.timeoutMs ?? 10_000);
    const client = createClient(
      createConfig({
        baseUrl: this.baseUrl,
        headers: { Accept: 'application/json', ...this.headers },
        throwOnError: true,
        // The generated client always hands over a finished Request.
        fetch: ((request: Request) => fetch(request)) as typeof globalThis.fetch,
      }),
    );
    client.interceptors.error.use((error, response) =>
      error instanceof ChouetteError || (response as Response | undefined) === undefined
        ? error
        : problemOf(response, error),
    );
    this.api = new Operations({ client });
    this.clock = clock ?? new Clock(this.api);
  }

  /** The same client with some options changed: `client.with({ timeoutMs: 1000 })`. */
  with(changes: ClientOptions): Client {
    return new Client({ ...this.options, ...changes }, changes.baseUrl === undefined ? this.clock : undefined);
  }

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

  /** A game made earlier, or by somebody else. `token`: of an invitation to watch it. */
  table(gameId: string, token?: string): Table {
    return new Table(token === undefined ? this : this.with({ token }), gameId);
  }

  /** A seat taken earlier, by its token. */
  seat(gameId: string, player: string, token: string): Seat {
    return new Seat(this.with({ token }), gameId, player, token);
  }
}

/** The headers that carry a key of the caller's own. */
export function keyed(key: string | undefined): { headers?: { 'Idempotency-Key': string } } {
  return key === undefined ? {} : { headers: { 'Idempotency-Key': key } };
}
