/**
 * Compares a proof of deals with the events of its match, which everybody could see while it was played, and with the
 * hands that a seat saw in them.
 */

import { type DealFault, fault, type Place } from './deal-faults.js';
import type { Deal, DealProof, Event } from './generated/index.js';
import { Course, type Difference } from './promises.js';

type Dealt = Extract<Event, { type: 'hand_dealt' }>;

/** What the events tell otherwise than the proof: commitment, entropy, seats, every deal, and the reader's cards. */
export function toldOtherwise(proof: DealProof, events: Iterable<Event>): DealFault[] {
  const deals = new Map(proof.deals.map((each) => [each.seq, each]));
  const course = new Course(proof);
  const found: DealFault[] = [];
  const add = (all: Difference[]) => {
    for (const { message, seq, player } of all) found.push(differ(message, { seq, player }));
  };
  for (const event of events) {
    add(course.hear(event));
    if (event.type !== 'hand_dealt') continue;
    found.push(...dealt(event, deals.get(event.seq), proof.packs));
    deals.delete(event.seq);
  }
  for (const { seq, manche } of deals.values()) {
    found.push(differ(`manche ${manche}: expected no deal, told one`, { seq, manche }));
  }
  add(course.entropy());
  return found;
}

function dealt(event: Dealt, told: Deal | undefined, packs: number): DealFault[] {
  const { seq, manche, owner } = event;
  const where = `manche ${manche}`;
  if (told === undefined) return [differ(`${where}: expected a deal, told none`, { seq, manche })];
  const found: DealFault[] = [];
  const self = (each: Dealt | Deal, number: number) =>
    JSON.stringify([each.manche, each.dealer, each.direction, each.first_draw, number]);
  if (self(event, event.packs) !== self(told, packs)) {
    const message = `${where}: the deal itself (manche, dealer, direction, first_draw, packs) differs`;
    found.push(differ(message, { seq, manche }));
  }
  const hands = new Map(told.hands.map((hand) => [hand.player, hand]));
  for (const player of [...new Set([...Object.keys(event.hands), ...hands.keys()])].sort()) {
    const [was, is] = [event.hands[player] ?? 0, hands.get(player)?.number ?? 0];
    if (was === is) continue;
    found.push(differ(`${where}, ${player}: dealt ${was} cards, told ${is}`, { seq, player, manche }));
  }
  const own = owner === null ? undefined : hands.get(owner);
  if (own === undefined) return found;
  for (let place = 0; place < Math.max(event.cards.length, own.cards.length); place += 1) {
    const [saw, card] = [event.cards[place] ?? null, own.cards[place] ?? null];
    if (saw === card) continue;
    const message = `${where}, ${own.player}: card ${place + 1}: saw ${saw ?? 'none'}, told ${card ?? 'none'}`;
    found.push(differ(message, { seq, player: own.player, manche, card }));
  }
  return found;
}

function differ(message: string, place: Place): DealFault {
  return fault('events_differ', message, place);
}
