/** What a key means just now. */

import type { ExpectedAct } from 'chouette-sdk';
import type { Snapshot } from '../game/session.js';
import type { Names } from '../words/names.js';
import { keyOf } from './keys.js';

export interface Shortcut {
  offer: ExpectedAct;
  /** It is sent without asking for its fields. */
  isBare: boolean;
}

/**
 * The offer of this key. A race is won by milliseconds, so a window that an event has just opened is answered before
 * `expected` has been asked again.
 */
export function shortcutOf(
  key: string,
  snapshot: Snapshot,
  keys: ReadonlyMap<string, string>,
  names: Names,
  now: number,
): Shortcut | undefined {
  const offers = snapshot.expected?.acts ?? [];
  const mine = offers.filter((offer) => offer.act !== 'play' && offer.act !== 'putsch' && keyOf(offer, keys) === key);
  const ready = mine.filter((offer) => offer.not_before <= now);
  const [offer] = ready;
  if (offer) return { offer, isBare: false };
  if (mine.length > 0) return undefined;
  return justOpened(key, snapshot, keys) ?? inTheAir(key, snapshot, keys, names, now);
}

function justOpened(key: string, snapshot: Snapshot, keys: ReadonlyMap<string, string>): Shortcut | undefined {
  const you = snapshot.game?.you;
  const isNew = (seq: number) => seq > (snapshot.expected?.seq ?? 0);
  for (const window of snapshot.board.windows.values()) {
    if (!isNew(window.seq) || !you || !window.players.includes(you)) continue;
    const name = window.annonces.find((annonce) => keys.get(annonce) === key);
    if (name === undefined) continue;
    const { window: id, not_before, deadline } = window;
    return { offer: { act: 'annonce', name, window: id, not_before, deadline, fields: [], constraints: {} }, isBare: true };
  }
  return undefined;
}

/** While dice fly one may shout what they will call for: it is judged when they land, and may be a bévue. */
function inTheAir(
  key: string,
  { board, game }: Snapshot,
  keys: ReadonlyMap<string, string>,
  names: Names,
  now: number,
): Shortcut | undefined {
  if (game?.you == null || (board.thrown?.landsAt ?? 0) <= now) return undefined;
  const name = [...keys].find(([, each]) => each === key)?.[0];
  const word = name === undefined ? undefined : names.word(name);
  if (word === undefined || word.spoken_as !== 'annonce' || word.fields.length > 0) return undefined;
  const offer: ExpectedAct = { act: 'annonce', name: word.id, window: null, not_before: 0, deadline: null, fields: [], constraints: {} };
  return { offer, isBare: true };
}
