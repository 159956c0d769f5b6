/**
 * The hands at cards after each event. What was dealt is told by the proof once the match is over (before that: one's own);
 * what went over in an exchange between others follows from what they laid afterwards, as far as they laid it.
 */

import type { Deal, Event } from 'chouette-sdk';

/** Codes of cards by player; undefined is a card that one does not know. */
export type Hands = Readonly<Record<string, readonly (string | undefined)[]>>;

type Exchange = Extract<Event, { type: 'cards_exchanged' }>;

/** The hands after each of these events, in their order. */
export function handsAfter(events: readonly Event[], deals: readonly Deal[]): Hands[] {
  let hands: Hands = {};
  return events.map((event, at) => (hands = after(hands, event, events.slice(at + 1), deals)));
}

function after(hands: Hands, event: Event, later: readonly Event[], deals: readonly Deal[]): Hands {
  switch (event.type) {
    case 'hand_dealt': {
      const proved = deals.find(({ seq }) => seq === event.seq)?.hands ?? [];
      const known = new Map(proved.map(({ player, cards }) => [player, cards]));
      if (event.owner !== null) known.set(event.owner, event.cards);
      const dealt = Object.entries(event.hands).map(([player, number]) => {
        const cards = known.get(player) ?? [];
        return [player, cards.length > 0 ? cards : unknown(number)] as const;
      });
      return Object.fromEntries(dealt);
    }
    case 'cards_laid':
    case 'revolution_made':
      return { ...hands, [event.player]: without(hands[event.player] ?? [], event.cards) };
    case 'cards_exchanged':
      return exchanged(hands, event, later);
    default:
      return hands;
  }
}

function exchanged(hands: Hands, event: Exchange, later: readonly Event[]): Hands {
  const { giver, to, number } = event;
  const has = hands[giver] ?? [];
  const had = hands[to] ?? [];
  if (event.cards.length > 0) return { ...hands, [giver]: without(has, event.cards), [to]: [...had, ...event.cards] };
  const isKnown = !has.includes(undefined) && !had.includes(undefined);
  const seen = isKnown ? without(laidBy(to, later), had).filter((code) => code !== undefined).slice(0, number) : [];
  const rest = number - seen.length;
  return { ...hands, [giver]: given(without(has, seen), laidBy(giver, later), rest), [to]: [...had, ...seen, ...unknown(rest)] };
}

/** A hand from which so many cards went that were never seen again: they are among those that were not laid afterwards. */
function given(hand: Hands[string], laid: readonly string[], number: number): Hands[string] {
  if (number === 0) return hand;
  const kept = without(hand, laid);
  return [...without(hand, kept), ...unknown(kept.length - number)];
}

/** What a player lays in the rest of this manche. */
function laidBy(player: string, later: readonly Event[]): string[] {
  const end = later.findIndex(({ type }) => type === 'hand_dealt');
  return (end < 0 ? later : later.slice(0, end)).flatMap((event) =>
    (event.type === 'cards_laid' || event.type === 'revolution_made') && event.player === player ? event.cards : [],
  );
}

const unknown = (number: number): undefined[] => Array.from({ length: Math.max(0, number) }, () => undefined);

/** The hand without these cards, each taken out once; one that is not in it was one of the unknown. */
function without(hand: Hands[string], cards: Hands[string]): Hands[string] {
  const left = [...hand];
  for (const code of cards) {
    const at = left.includes(code) ? left.indexOf(code) : left.indexOf(undefined);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
