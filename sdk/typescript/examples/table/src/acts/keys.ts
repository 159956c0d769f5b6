/** Which key does what. One shouts with keys, so an annonce keeps its key for the whole game. */

import type { ExpectedAct, RulesetInfo } from 'chouette-sdk';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Space throws (or lays what is selected), Backspace passes; everything else that is said has a letter. */
export const THROW = ' ';
export const PASS = 'Backspace';

/**
 * A key for every annonce of the rules in force: a letter of its own name if one is free, in the order of the
 * rulebook; with Shift (an upper-case letter) where all are taken.
 */
export function keysOf(book: RulesetInfo | undefined, rules: readonly string[]): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  const taken = new Set<string>();
  const inForce = new Set(rules);
  const words = (book?.rules ?? []).filter((rule) => inForce.has(rule.id)).flatMap((rule) => rule.annonces);
  for (const { id, spoken_as: kind } of words) {
    if (keys.has(id) || kind === 'pass' || kind === 'play') continue;
    const own = [...new Set([...id].filter((letter) => /[a-z]/.test(letter)))];
    const candidates = [...own, ...own.map((letter) => letter.toUpperCase()), ...LETTERS, ...LETTERS.map((letter) => letter.toUpperCase())];
    const key = candidates.find((each) => !taken.has(each));
    if (key === undefined) continue;
    keys.set(id, key);
    taken.add(key);
  }
  return keys;
}

/** The key of an offer; undefined where there is none. */
export function keyOf(offer: ExpectedAct, keys: ReadonlyMap<string, string>): string | undefined {
  if (offer.act === 'roll' || offer.act === 'play') return THROW;
  if (offer.act === 'pass') return PASS;
  return keys.get(offer.name) ?? keys.get(offer.act);
}

/** How a key is written on a button. */
export function keyLabel(key: string, language: 'en' | 'fr'): string {
  if (key === THROW) return language === 'fr' ? 'Espace' : 'Space';
  if (key === PASS) return '⌫';
  return key === key.toLowerCase() ? key.toUpperCase() : `⇧${key}`;
}

/** The same for `aria-keyshortcuts`. */
export function keyShortcut(key: string): string {
  if (key === THROW) return 'Space';
  if (key === PASS) return 'Backspace';
  return key === key.toLowerCase() ? key.toUpperCase() : `Shift+${key}`;
}

/** Whether this key press is meant for the game: not where something is written or chosen, and not with Ctrl. */
export function isForTheGame(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return false;
  const at = event.target as HTMLElement | null;
  if (at?.closest('dialog, input, select, textarea, [contenteditable]')) return false;
  // Space and Enter press the button that has the focus.
  return !(event.key === THROW && at?.closest('button, a, summary'));
}
