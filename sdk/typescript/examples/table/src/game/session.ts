/**
 * One seat at a table (or a spectator's place), live: the events as they come, the game and what is expected as the
 * service tells them after each burst of events, and acts. Pages draw its `snapshot`.
 */

import {
  type ActAnswer,
  type ActFields,
  type Event,
  type Expected,
  type ExpectedAct,
  type Game,
  Problem,
  Reactions,
  type Seat,
  type Table,
} from 'chouette-sdk';
import { BLANK, type Board, fold } from '../board/fold.js';
import { client, clockCompared } from '../service/client.js';
import { Exchanges, type Line } from '../service/exchanges.js';
import type { KeptSeat } from '../service/seats.js';
import { UnderWay } from './under-way.js';

export interface Snapshot {
  game?: Game | undefined;
  expected?: Expected | undefined;
  events: readonly Event[];
  board: Board;
  line: Line;
  /** Why it cannot go on. */
  problem?: unknown;
  /** Events up to this seq were there when this page came: they are not shown as news. */
  newSince: number;
}

/** A burst of events is asked about once. */
const BURST_MS = 20;
const AGAIN_MS = 1500;
/** Acts that are won by being quick. */
const RACED = new Set(['annonce', 'challenge', 'putsch']);

export class Session {
  snapshot: Snapshot = { events: [], board: BLANK, line: 'connecting', newSince: Infinity };
  readonly exchanges = new Exchanges(() => this.#show({ line: this.exchanges.line }));
  readonly underWay: UnderWay;
  readonly table: Table;
  readonly seat: Seat | undefined;
  readonly #reactions = new Reactions();
  readonly #ending = new AbortController();
  readonly #listeners = new Set<() => void>();
  /** Since when acts of a window have been offered: the answer may come before the event, where the stream is lost. */
  readonly #offered = new Map<number, number>();
  #events: Event[] = [];
  /** The last event that an act of this seat led to since it was asked: what was expected before that is out of date. */
  #actedSeq = 0;
  #asking = false;
  #askAgain = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #redraw: ReturnType<typeof setTimeout> | undefined;

  /** `invitation`: the token of an invitation to watch, for a place without a seat. */
  constructor(readonly gameId: string, readonly kept?: KeptSeat, invitation?: string) {
    const observed = client.with({ fetch: this.exchanges.fetch });
    this.seat = kept && observed.seat(gameId, kept.player, kept.token);
    this.underWay = new UnderWay((instant) => observed.clock.waitUntil(instant), () => this.#show({}));
    this.table = this.seat ?? observed.table(gameId, invitation);
    if (kept) {
      this.table.noted.commitment = kept.commitment;
      if (kept.entropy) this.table.noted.entropy[kept.player] = kept.entropy;
    }
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Follows the game until it is over or `stop()`. */
  async start(): Promise<void> {
    try {
      await clockCompared();
      await this.#follow(0);
    } catch (problem) {
      if (!this.#ending.signal.aborted) this.#show({ problem });
    }
  }

  stop(): void {
    this.#ending.abort();
    clearTimeout(this.#timer);
    clearTimeout(this.#redraw);
    this.#listeners.clear();
  }

  /** Does what is offered, once however often it is pressed. Where the game compensates lag, it says how long the player took. */
  async act(offer: ExpectedAct, fields: ActFields = {}): Promise<ActAnswer> {
    const { seat } = this;
    if (!seat) throw new Error('Spectators do not act.');
    const reaction = RACED.has(offer.act) && this.snapshot.expected?.lag ? this.#tookMs(offer) : undefined;
    const timed = reaction === undefined ? {} : { reaction_ms: reaction };
    const answer = await this.underWay.once(offer, fields, timed, (key, said) => seat.act(offer, said, key));
    this.#actedSeq = Math.max(this.#actedSeq, answer.seq);
    return answer;
  }

  /** How long the player took: since the window was shown, be it by its event or by what was expected in it. */
  #tookMs(offer: ExpectedAct): number | undefined {
    const since = this.#offered.get(offer.window ?? 0);
    return this.#reactions.ms(offer.name) ?? (since === undefined ? undefined : Math.round(performance.now() - since));
  }

  /** Loads the game anew, as after something that no event tells. */
  refresh(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), BURST_MS);
  }

  async #follow(after: number): Promise<void> {
    const game = await this.table.view();
    this.#show({ game, newSince: Math.min(this.snapshot.newSince, game.seq) });
    this.refresh();
    // A stream that is alone for long is no reason to give up: the page says so, and the player may wait.
    for await (const event of this.table.events({ after, signal: this.#ending.signal, aloneMs: Infinity })) {
      this.#take(event);
    }
    this.refresh();
  }

  #take(event: Event): void {
    if (event.type === 'rewound') {
      // The service lost what it had told after `to_seq`: that did not happen.
      this.#events = this.#events.filter(({ seq }) => seq <= event.to_seq);
      this.#show({ board: this.#events.reduce(fold, BLANK), events: this.#events });
    }
    this.#events = [...this.#events, event];
    this.#reactions.shown(event);
    this.#show({ board: fold(this.snapshot.board, event), events: this.#events });
    this.refresh();
  }

  async #ask(): Promise<void> {
    if (this.#asking) {
      this.#askAgain = true;
      return;
    }
    this.#asking = true;
    try {
      const [game, expected] = await Promise.all([this.table.view(), this.#expected()]);
      for (const { window } of expected?.acts ?? []) {
        if (window !== null && !this.#offered.has(window)) this.#offered.set(window, performance.now());
      }
      const isStale = expected !== undefined && expected.seq < this.#actedSeq;
      this.#actedSeq = 0;
      if (isStale) this.#askAgain = true;
      else this.#show({ game, expected, problem: undefined });
    } catch (problem) {
      if (problem instanceof Problem && problem.status < 500) this.#show({ problem });
      else this.#timer = setTimeout(() => void this.#ask(), AGAIN_MS);
    } finally {
      this.#asking = false;
      if (this.#askAgain && !this.#ending.signal.aborted) this.refresh();
      this.#askAgain = false;
    }
  }

  async #expected(): Promise<Expected | undefined> {
    const { game } = this.snapshot;
    return this.seat && game?.status !== 'finished' ? this.seat.expected() : undefined;
  }

  /** Changes come in bursts, and are drawn at once. */
  #show(changes: Partial<Snapshot>): void {
    this.snapshot = { ...this.snapshot, ...changes };
    this.#redraw ??= setTimeout(() => {
      this.#redraw = undefined;
      for (const listener of this.#listeners) listener();
    }, 0);
  }
}
