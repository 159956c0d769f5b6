/** The lobby, live: the games that wait for players, as they are and as they change. */

import type { GameSummary, LobbyNews, WatchLobbyData } from './generated/index.js';
import type { Message } from './messages.js';
import { BrokenStream, Reconnecting, type StreamOptions } from './reconnecting.js';

/** Which games are watched, and how the stream behaves. */
export type LobbyOptions = NonNullable<WatchLobbyData['query']> & StreamOptions;

/** The lobby as it is now, and what is new in it. */
export interface Lobby {
  /** By their ids, newest first. */
  games: Map<string, GameSummary>;
  /** Those that are new or have changed since the `Lobby` before; all of them in the first one. */
  changed: GameSummary[];
  /** The ids of those that are no longer there. */
  gone: string[];
}

/** What is known of the lobby. Each connection begins with all of it, so that nothing between two is missed. */
export class Watch extends Reconnecting<Lobby> {
  #known: Map<string, GameSummary> | undefined;
  #begun = false;

  /** A new connection is about to be made. */
  begin(): void {
    this.#begun = false;
  }

  /** The lobby after this message, undefined if nothing in it is new. */
  take(message: Message): Lobby | undefined {
    if (message.event === 'dropped') this.dropped(message);
    if (message.event !== 'snapshot' && message.event !== 'change') return undefined;
    const { games: told, gone: left } = newsOf(message);
    const whole = message.event === 'snapshot';
    if (!whole && !this.#begun) throw new BrokenStream('a change before the snapshot');
    const before = this.#known ?? new Map<string, GameSummary>();
    const ids = new Set(told.map((game) => game.id));
    const gone = whole ? [...before.keys()].filter((id) => !ids.has(id)) : left.filter((id) => before.has(id));
    const kept = [...before.values()].filter((game) => !ids.has(game.id) && !gone.includes(game.id));
    const games = [...told, ...kept].sort((one, other) => other.created_at - one.created_at);
    const changed = told.filter((game) => JSON.stringify(before.get(game.id)) !== JSON.stringify(game));
    const first = this.#known === undefined;
    this.#known = new Map(games.map((game) => [game.id, game]));
    this.#begun = true;
    this.wentWell();
    return first || changed.length > 0 || gone.length > 0 ? { games: new Map(this.#known), changed, gone } : undefined;
  }
}

function newsOf(message: Message): LobbyNews {
  let news: LobbyNews;
  try {
    news = JSON.parse(message.data) as LobbyNews;
  } catch {
    // A message cut off by a dying connection: the next connection brings all of it.
    throw new BrokenStream('a message that is no news of the lobby');
  }
  if (!Array.isArray(news?.games) || !Array.isArray(news.gone)) {
    throw new BrokenStream('a message that is no news of the lobby');
  }
  return news;
}
