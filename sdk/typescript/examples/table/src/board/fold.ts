/**
 * What lies on the table, followed from event to event. The live table shows it beside what the service tells of the
 * game; the replay has nothing else.
 */

import type { Event, WindowOpenedEvent } from 'chouette-sdk';
import { type Race, raceOf } from './race.js';

/** Dice as they were thrown last. `faces` is empty for hidden ones, and while they are in the air. */
export interface Thrown {
  player: string;
  purpose: string;
  faces: readonly number[];
  /** How many of them lay there before. */
  kept: number;
  hidden: boolean;
  /** Which event told it: a new number is a new throw. */
  seq: number;
  /** When they land (ms), for dice that are in the air. */
  landsAt?: number;
}

export interface Laid {
  by: string;
  cards: readonly string[];
}

export interface Board {
  seq: number;
  at: number;
  turn: string | null;
  scores: Readonly<Record<string, number>>;
  cardsLeft: Readonly<Record<string, number>>;
  holdings: Readonly<Record<string, readonly string[]>>;
  thrown: Thrown | null;
  combinations: readonly string[];
  laid: Laid | null;
  windows: ReadonlyMap<number, WindowOpenedEvent>;
  /** Windows in which something was said, the newest last. */
  races: readonly Race[];
}

export const BLANK: Board = {
  seq: 0,
  at: 0,
  turn: null,
  scores: {},
  cardsLeft: {},
  holdings: {},
  thrown: null,
  combinations: [],
  laid: null,
  windows: new Map(),
  races: [],
};

const RACES_KEPT = 50;

/** The table after this event. */
export function fold(board: Board, event: Event): Board {
  return { ...board, ...changes(board, event), seq: event.seq, at: event.at };
}

function changes(board: Board, event: Event): Partial<Board> {
  switch (event.type) {
    case 'player_joined':
      return { scores: { ...board.scores, [event.player]: event.score } };
    case 'game_started':
      return { turn: event.first };
    case 'turn_started':
      return { turn: event.player };
    case 'points_moved':
      return { scores: event.movements.reduce((told, one) => ({ ...told, [one.player]: one.score }), board.scores) };
    case 'window_opened':
      return { windows: new Map(board.windows).set(event.window, event) };
    case 'window_closed':
      return closed(board, event);
    case 'game_finished':
      return { turn: null, windows: new Map(), scores: { ...board.scores, ...event.scores } };
    case 'holding_gained':
      return held(board, event.player, (had) => [...had, event.holding]);
    case 'holding_lost':
      return held(board, event.player, (had) => without(had, event.holding));
    default:
      return { ...dice(event), ...cards(board, event) };
  }
}

function dice(event: Event): Partial<Board> {
  switch (event.type) {
    case 'dice_released': {
      const { player, purpose, kept, seq, lands_at: landsAt } = event;
      return { thrown: { player, purpose, faces: kept, kept: kept.length, hidden: false, seq, landsAt }, combinations: [] };
    }
    case 'dice_rolled': {
      const { player, purpose, table, faces, hidden, seq } = event;
      const lying = table.length > 0 ? table : faces;
      const kept = Math.max(0, lying.length - faces.length);
      return { thrown: { player, purpose, faces: lying, kept, hidden, seq }, combinations: [] };
    }
    case 'dice_shown': {
      const { player, faces, seq } = event;
      return { thrown: { player, purpose: 'shown', faces, kept: faces.length, hidden: false, seq } };
    }
    case 'combination_made':
      return { combinations: event.combinations };
    case 'coup_made':
      return { combinations: event.combinations };
    default:
      return {};
  }
}

function cards(board: Board, event: Event): Partial<Board> {
  switch (event.type) {
    case 'hand_dealt':
      return { cardsLeft: event.hands, laid: null };
    case 'cards_laid':
      return { laid: { by: event.player, cards: event.cards }, cardsLeft: { ...board.cardsLeft, [event.player]: event.left } };
    case 'revolution_made':
      return { cardsLeft: { ...board.cardsLeft, [event.player]: event.left } };
    case 'cards_exchanged': {
      const moved = (player: string, by: number) => (board.cardsLeft[player] ?? 0) + by;
      const { giver, to, number } = event;
      return { cardsLeft: { ...board.cardsLeft, [giver]: moved(giver, -number), [to]: moved(to, number) } };
    }
    case 'tour_won':
      return { laid: null };
    default:
      return {};
  }
}

function closed(board: Board, event: Extract<Event, { type: 'window_closed' }>): Partial<Board> {
  const windows = new Map(board.windows);
  windows.delete(event.window);
  const race = raceOf(event, board.windows.get(event.window));
  return { windows, races: race ? [...board.races.slice(1 - RACES_KEPT), race] : board.races };
}

function held(board: Board, player: string, change: (had: readonly string[]) => readonly string[]): Partial<Board> {
  return { holdings: { ...board.holdings, [player]: change(board.holdings[player] ?? []) } };
}

function without(all: readonly string[], one: string): readonly string[] {
  const at = all.indexOf(one);
  return at < 0 ? all : [...all.slice(0, at), ...all.slice(at + 1)];
}
