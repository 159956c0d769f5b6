/** Names of what a game is about, as players read them: players, rules, annonces, combinations, holdings, cards. */

import { symbol, type Game, type RulesetInfo, type Word } from 'chouette-sdk';
import type { Language } from '../shell/language.js';
import { REASONS_FR } from './reasons.js';

export class Names {
  readonly #players: ReadonlyMap<string, string>;
  readonly #words: ReadonlyMap<string, Word>;
  readonly #rules: ReadonlyMap<string, RulesetInfo['rules'][number]>;

  constructor(
    readonly language: Language,
    game: Pick<Game, 'players' | 'newcomers'> | undefined,
    book: RulesetInfo | undefined,
  ) {
    const seated = (game?.players ?? []).map((player) => [player.id, player.display_name] as const);
    const waiting = (game?.newcomers ?? []).map((player) => [player.id, player.display_name] as const);
    this.#players = new Map([...seated, ...waiting]);
    this.#rules = new Map((book?.rules ?? []).map((rule) => [rule.id, rule]));
    this.#words = new Map((book?.rules ?? []).flatMap((rule) => rule.annonces.map((word) => [word.id, word] as const)));
  }

  player(id: string | null | undefined): string {
    return id ? (this.#players.get(id) ?? id) : '—';
  }

  players(ids: readonly string[]): string {
    return ids.map((id) => this.player(id)).join(', ') || '—';
  }

  word(id: string): Word | undefined {
    return this.#words.get(id);
  }

  /** What is said aloud. Phrases of annonces with fields are examples: then the name says it better. */
  phrase(id: string, fields: Readonly<Record<string, unknown>> = {}): string {
    const word = this.word(id);
    if (word === undefined || word.fields.some((field) => field.type !== 'player')) return this.thing(id);
    const { target } = fields;
    return word.phrase.replace('{target}', typeof target === 'string' ? this.player(target) : '…');
  }

  gesture(id: string): string {
    const word = this.word(id);
    return (this.language === 'fr' ? word?.gesture_fr : word?.gesture_en) ?? '';
  }

  rule(id: string): string {
    return this.#rules.get(id)?.label ?? this.thing(id);
  }

  ruleInfo(id: string): RulesetInfo['rules'][number] | undefined {
    return this.#rules.get(id);
  }

  /** A combination, a holding, a window: its id, written as words. */
  thing(id: string): string {
    const text = id.replaceAll('_', ' ');
    return text.charAt(0).toUpperCase() + text.slice(1);
  }

  /** Why something ended or is gone. */
  reason(id: string): string {
    return (this.language === 'fr' ? REASONS_FR[id] : undefined) ?? id.replaceAll('_', ' ');
  }

  things(ids: readonly string[]): string {
    return ids.map((id) => this.thing(id)).join(', ');
  }

  cards(codes: readonly string[]): string {
    return codes.map((code) => symbol(code)).join(' ');
  }

  dice(faces: readonly number[]): string {
    return faces.map((face) => (face === 0 ? '✕' : face)).join('-');
  }
}

/** A score; below zero with the sign that is as wide as a plus. */
export function score(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** A number of points with its sign. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? score(points) : '0';
}
