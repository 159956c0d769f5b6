/** Games at cards: what a seat does there, and what may be laid. */

import { type Connection, keyed } from './connection.js';
import type { ActAnswer, ExpectedAct } from './generated/index.js';

const JOKER = 'X';
const SUITS: Record<string, string> = { S: '♠', H: '♥', D: '♦', C: '♣' };
/** The ranks that are written otherwise than in their codes, as French cards have them. */
const RANKS: Record<string, string> = { T: '10', J: 'V', Q: 'D', K: 'R', A: 'As' };

/** The rank of a card; `X` for a joker. */
export function rankOf(card: string): string {
  return card.slice(0, 1);
}

/** Whether a card is one of the jokers. */
export function isJoker(card: string): boolean {
  return rankOf(card) === JOKER;
}

/** A card as people read it: `D♥`, `10♣`, `★` for a joker. */
export function symbol(card: string): string {
  const [rank, suit] = [rankOf(card), card.slice(1)];
  return isJoker(card) ? '★' : `${RANKS[rank] ?? rank}${SUITS[suit] ?? ''}`;
}

/** A combination that may be laid. `rank`: what it counts as; `as`: what has to be said with it; `closes`: it ends the tour. */
export interface Play {
  cards: string[];
  rank: string;
  as?: string;
  closes: boolean;
}

/** Every combination that an offered play or putsch allows, the weakest ranks first, each once. */
export function plays(offer: ExpectedAct): Play[] {
  const said = offer.constraints;
  const jokers = said.jokers ?? [];
  if (offer.act === 'putsch') return ofRank(said.rank ?? '', said.cards ?? [], jokers, [2], false);
  return (said.ranks ?? []).flatMap((each) => ofRank(each.rank, each.cards, jokers, each.sizes, each.closes));
}

function ofRank(rank: string, cards: string[], jokers: string[], sizes: number[], closes: boolean): Play[] {
  const found = new Map<string, Play>();
  for (const size of sizes) {
    for (const laid of combinations([...cards, ...jokers], size)) {
      found.set(laid.join(), { cards: laid, rank, ...(laid.every(isJoker) ? { as: rank } : {}), closes });
    }
  }
  return [...found.values()];
}

function combinations(cards: string[], size: number): string[][] {
  if (size === 0) return [[]];
  return cards.flatMap((card, at) => combinations(cards.slice(at + 1), size - 1).map((rest) => [card, ...rest]));
}

/** For which turn an act is meant, as `expected()` tells it, and an Idempotency-Key of your own. */
export interface OnTurn {
  turn?: number | undefined;
  key?: string | undefined;
}

/** For which window an act is meant, as `expected()` tells it, and an Idempotency-Key of your own. */
export interface InWindow {
  window?: number | undefined;
  key?: string | undefined;
}

/** The rank that cards stand for, needed with jokers alone. */
export interface Named {
  as?: string | undefined;
}

/** What a seat does in a game at cards. Once its turn or window is over, an act throws TooLate, and counts for no other. */
export class CardActs {
  readonly #path: { game_id: string };

  constructor(
    private readonly client: Connection,
    game: string,
  ) {
    this.#path = { game_id: game };
  }

  /** Lays cards on turn. */
  lay(cards: readonly string[], { as, turn, key }: Named & OnTurn = {}): Promise<ActAnswer> {
    const body = { cards: [...cards], ...set({ as, turn }) };
    return this.client.api.layCards({ path: this.#path, body, ...keyed(key) });
  }

  /** Throws a pair on the same pair, out of turn. `reactionMs`: how long the player took, where lag is compensated. */
  putsch(
    cards: readonly string[],
    { as, reactionMs, window, key }: Named & InWindow & { reactionMs?: number | undefined } = {},
  ): Promise<ActAnswer> {
    const body = { cards: [...cards], ...set({ as, reaction_ms: reactionMs, window }) };
    return this.client.api.throwPutsch({ path: this.#path, body, ...keyed(key) });
  }

  /** Passes the turn; with `window`, «nothing from me» in that window. */
  passe({ turn, window, key }: OnTurn & InWindow = {}): Promise<ActAnswer> {
    return this.client.api.passCards({ path: this.#path, body: set({ turn, window }), ...keyed(key) });
  }

  /** Says which way the match goes: towards a neighbour, or clockwise or not. */
  direction({
    towards,
    clockwise,
    window,
    key,
  }: { towards?: string | undefined; clockwise?: boolean | undefined } & InWindow): Promise<ActAnswer> {
    return this.client.api.setDirection({ path: this.#path, body: set({ towards, clockwise, window }), ...keyed(key) });
  }

  /** Asks the lower player for ranks; `X` asks for a joker. */
  demand(ranks: readonly string[], { window, key }: InWindow = {}): Promise<ActAnswer> {
    return this.client.api.demandCards({ path: this.#path, body: { ranks: [...ranks], ...set({ window }) }, ...keyed(key) });
  }

  /** Gives cards back in the exchange. */
  exchange(cards: readonly string[], { window, key }: InWindow = {}): Promise<ActAnswer> {
    const body = { cards: [...cards], ...set({ window }) };
    return this.client.api.exchangeCards({ path: this.#path, body, ...keyed(key) });
  }

  /** `on_continue` or `on_arrete`. */
  vote(vote: string, { window, key }: InWindow = {}): Promise<ActAnswer> {
    return this.client.api.castVote({ path: this.#path, body: { vote, ...set({ window }) }, ...keyed(key) });
  }
}

/** What was given, without what was left out. */
function set<T extends object>(given: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
