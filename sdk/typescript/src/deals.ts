/**
 * Checks every deal of a match at cards: seed, commitment, contributions, shuffles and hands, from nothing but what was
 * published.
 */

import { toldOtherwise } from './deal-events.js';
import { type DealFault, fault, type Place } from './deal-faults.js';
import { shuffled } from './draws.js';
import type { Deal, DealProof } from './generated/index.js';
import { contributed, contributionsOf, type Known, keyOf, promised } from './promises.js';

const PACK = [
  ...['S', 'H', 'D', 'C'].flatMap((suit) => ['A', ...'23456789TJQK'].map((rank) => rank + suit)), 'XR', 'XB',
];
const DIRECTIONS = ['clockwise', 'counterclockwise'];

/**
 * What the check found. `status`: `proved` (every card is as it must be), `broken` (see `faults`), `unrevealed` (the
 * match runs: its seed is not told yet, nothing was checked), `given` (a test game whose cards were given: they prove
 * nothing). `deals`, `cards`: how many were checked and are right. `noted`: whether the commitment was compared with one
 * noted before.
 */
export interface DealVerdict {
  status: 'proved' | 'broken' | 'unrevealed' | 'given';
  deals: number;
  cards: number;
  commitment: string | null;
  noted: boolean;
  faults: DealFault[];
}

/**
 * Checks all deals of a match, as `GET /v1/games/{id}/deals` tells them. Events as a seat saw them are compared with its
 * hands. It uses WebCrypto, which browsers have on https pages and on localhost.
 */
export async function verifyDeals(proof: DealProof, known: Known = {}): Promise<DealVerdict> {
  const noted = known.commitment ?? null;
  const promises = [...(await promised(proof, noted)), ...contributed(proof, known.entropy ?? {})];
  const faults = promises.map((each) => fault(each.code, each.message, { player: each.player }));
  if (known.events) faults.push(...toldOtherwise(proof, known.events));
  let status: DealVerdict['status'] = 'proved';
  let [deals, cards] = [0, 0];
  if (proof.deals.some((each) => each.first_draw === null)) status = 'given';
  else if (proof.seed === null) status = 'unrevealed';
  // Against a seed that is not the promised one every card would be wrong: one line says it.
  else if (!faults.some((each) => each.code === 'seed_wrong')) {
    const wrong = await dealt(proof, proof.seed);
    const bad = new Set(wrong.map((each) => each.seq));
    deals = proof.deals.filter((each) => !bad.has(each.seq)).length;
    const all = proof.deals.flatMap((each) => each.hands.flatMap((hand) => hand.cards)).length;
    cards = all - wrong.filter((each) => each.card !== null).length;
    faults.push(...wrong);
  }
  if (faults.length > 0) status = 'broken';
  return { status, deals, cards, commitment: proof.commitment, noted: noted !== null, faults };
}

async function dealt(proof: DealProof, seed: string): Promise<DealFault[]> {
  if (proof.deals.length > 0 && proof.packs !== 1 && proof.packs !== 2) {
    return [fault('packs_wrong', `packs: expected 1 or 2, told ${proof.packs}`)];
  }
  const source = { key: await keyOf(seed), contributions: contributionsOf(proof) };
  const packs = Array.from({ length: proof.packs }, () => PACK).flat();
  const draws = PACK.length * proof.packs - 1;
  const found: DealFault[] = [];
  let [index, seq, number] = [0, 0, 0];
  for (const deal of proof.deals) {
    const where = `manche ${deal.manche}`;
    const wrong = (code: string, message: string) =>
      found.push(fault(code, `${where}: ${message}`, { seq: deal.seq, manche: deal.manche }));
    number += 1;
    if (deal.seq <= seq) wrong('order_wrong', `expected a seq after ${seq}, told ${deal.seq}`);
    if (deal.manche !== number) wrong('manche_wrong', `expected manche ${number}`);
    const first = deal.first_draw ?? 0;
    if (first !== index) {
      const what = first > index ? 'deals are missing before it' : 'deals are told twice';
      wrong('index_wrong', `expected draw ${index} first, told draw ${first} (${what})`);
    }
    found.push(...hands(proof.players, deal, await shuffled(source, first, packs)));
    index = first + draws;
    seq = deal.seq;
  }
  if (index !== proof.drawn) {
    found.push(fault('deals_missing', `the end: expected ${proof.drawn} draws in all, told ${index}`));
  }
  return found;
}

function hands(players: string[], deal: Deal, cards: string[]): DealFault[] {
  const found: DealFault[] = [];
  const at = { seq: deal.seq, manche: deal.manche };
  const wrong = (code: string, message: string, place: Place) => found.push(fault(code, message, { ...at, ...place }));
  if (!DIRECTIONS.includes(deal.direction)) {
    const message = `expected the direction ${DIRECTIONS.join(' or ')}, told ${deal.direction}`;
    wrong('direction_wrong', `manche ${deal.manche}: ${message}`, {});
  }
  const order = around(players, deal);
  const row = deal.hands.map((hand) => hand.player);
  if (row.join('\n') !== order.join('\n')) {
    const message = `expected the hands of ${order.join(', ')} in this order, told ${row.join(', ')}`;
    wrong('hands_order', `manche ${deal.manche}: ${message}`, {});
  }
  for (const { player, number, cards: told } of deal.hands) {
    const whose = `manche ${deal.manche}, ${player}`;
    const seat = order.indexOf(player);
    const must = seat < 0 ? [] : cards.filter((_, place) => place % order.length === seat);
    if (number !== must.length) {
      wrong('number_wrong', `${whose}: expected ${must.length} cards, told ${number}`, { player });
    }
    for (let place = 0; place < Math.max(told.length, must.length); place += 1) {
      const [is, card] = [told[place] ?? null, must[place] ?? null];
      if (is === card) continue;
      const message = `${whose}: card ${place + 1}: expected ${card ?? 'none'}, told ${is ?? 'none'}`;
      wrong('card_wrong', message, { player, card: is });
    }
  }
  return found;
}

/** The seats in the order of dealing; none where the dealer has no seat. */
function around(players: string[], deal: Deal): string[] {
  const seats = deal.direction === 'clockwise' ? players : [...players].reverse();
  const dealer = seats.indexOf(deal.dealer);
  return dealer < 0 ? [] : [...seats.slice(dealer + 1), ...seats.slice(0, dealer + 1)];
}
