/**
 * Checks every die of a game: seed, commitment, contributions, order, faces and sides, and the cards of a pack that was
 * shuffled between them, from nothing but what was published.
 */

import { toldOtherwise } from './dice-events.js';
import { type DiceFault, fault } from './dice-faults.js';
import { face, falls, front, type Source, shuffled } from './draws.js';
import type { DiceProof, DieThrow, Shuffle } from './generated/index.js';
import { contributed, contributionsOf, type Known, keyOf, promised } from './promises.js';

const OF_1000 = 1_000;
/** The tichettes, as they lie before they are shuffled. */
const PACK = [...Array.from({ length: 21 }, (_, n) => n + 1), 'etoile'];

/**
 * What the check found. `status`: `proved` (every die is as it must be), `broken` (see `faults`), `unrevealed` (the game
 * runs: its seed is not told yet, nothing was checked), `given` (a test game whose dice were given: they prove nothing).
 * `dice`: how many were checked and are right. `noted`: whether the commitment was compared with one noted before.
 * `fronts`: how many sides that dice turn to the player on turn (only where these count), and `cards`: how many cards
 * drawn from a shuffled pack were checked and are right. `magic`: how many dice of fixed results were thrown, `given`:
 * how many test dice: there is nothing to check of these.
 */
export interface DiceVerdict {
  status: 'proved' | 'broken' | 'unrevealed' | 'given';
  dice: number;
  commitment: string | null;
  noted: boolean;
  faults: DiceFault[];
  fronts: number;
  cards: number;
  magic: number;
  given: number;
}

/**
 * Checks all dice of a game, as `GET /v1/games/{id}/dice` tells them. It uses WebCrypto, which browsers have on https
 * pages and on localhost.
 */
export async function verifyDice(proof: DiceProof, known: Known = {}): Promise<DiceVerdict> {
  const noted = known.commitment ?? null;
  const promises = [...(await promised(proof, noted)), ...contributed(proof, known.entropy ?? {})];
  const faults = promises.map((each) => fault(each.code, each.message, null, each.player));
  if (!Number.isInteger(proof.cocked_dice) || proof.cocked_dice < 0 || proof.cocked_dice > OF_1000) {
    faults.push(fault('option_wrong', `cocked_dice: expected 0 to 1000, told ${proof.cocked_dice}`));
  }
  if (known.events) faults.push(...toldOtherwise(proof, known.events));
  let status: DiceVerdict['status'] = 'proved';
  let [dice, fronts, cards] = [0, 0, 0];
  if (proof.throws.some((each) => each.first_die === null)) status = 'given';
  else if (proof.seed === null) status = 'unrevealed';
  // Against a seed that is not the promised one every die would be wrong: one line says it.
  else if (!faults.some((each) => each.code === 'seed_wrong' || each.code === 'option_wrong')) {
    const wrong = await thrown(proof, proof.seed);
    const count = (code: string) => wrong.filter((each) => each.code === code).length;
    dice = facesOf(proof.throws) - count('face_wrong');
    fronts = proof.throws.flatMap((each) => each.fronts ?? []).length - count('front_wrong');
    cards = (proof.shuffles ?? []).flatMap((each) => each.cards).length - count('card_wrong');
    faults.push(...wrong);
  }
  if (faults.length > 0) status = 'broken';
  return {
    status, dice, commitment: proof.commitment, noted: noted !== null, faults, fronts, cards,
    magic: proof.magic ?? 0, given: facesOf(proof.throws.filter((each) => each.first_die === null)),
  };
}

function facesOf(throws: DieThrow[]): number {
  return throws.reduce((sum, each) => sum + each.faces.length, 0);
}

async function thrown(proof: DiceProof, seed: string): Promise<DiceFault[]> {
  const source = { key: await keyOf(seed), contributions: contributionsOf(proof) };
  const found: DiceFault[] = [];
  let index = 0;
  let seq = 0;
  const shuffles = [...(proof.shuffles ?? [])];
  const passShuffles = async (until: number) => {
    for (let next = shuffles[0]; next !== undefined && next.seq < until; next = shuffles[0]) {
      shuffles.shift();
      found.push(...(await packed(next, index, source)));
      index = next.first_draw + next.draws;
    }
  };
  for (const each of proof.throws) {
    await passShuffles(each.seq);
    const where = `seq ${each.seq}, ${each.player}`;
    const wrong = (code: string, message: string) => found.push(fault(code, `${where}: ${message}`, each.seq, each.player));
    if (each.seq <= seq) wrong('order_wrong', `expected a seq after ${seq}, told ${each.seq}`);
    const first = each.first_die ?? 0;
    if (first !== index) {
      const what = first > index ? 'dice are missing before it' : 'dice are told twice';
      wrong('index_wrong', `expected die ${index} first, told die ${first} (${what})`);
    }
    if (each.faces.length === 0) wrong('faces_missing', 'expected faces, told none');
    for (const { code, message } of await landed(source, proof, each)) wrong(code, message);
    index = first + each.faces.length;
    seq = each.seq;
  }
  await passShuffles(Infinity);
  if (index !== proof.thrown) {
    found.push(fault('dice_missing', `the end: expected ${proof.thrown} dice in all, told ${index}`));
  }
  return found;
}

/** What is wrong with a shuffle, which takes its draws from the same sequence as the dice. */
async function packed(told: Shuffle, index: number, source: Source): Promise<DiceFault[]> {
  const found: DiceFault[] = [];
  const wrong = (code: string, message: string) => found.push(fault(code, `seq ${told.seq}: ${message}`, told.seq));
  if (told.first_draw !== index) wrong('index_wrong', `expected a shuffle from ${index} on, told ${told.first_draw}`);
  if (told.draws !== PACK.length - 1 || told.cards.length > PACK.length) {
    const message = `expected ${PACK.length - 1} draws for ${PACK.length} cards, told ${told.draws}`;
    wrong('pack_wrong', `${message} and ${told.cards.length} drawn`);
  }
  const right = await shuffled(source, told.first_draw, PACK);
  told.cards.slice(0, PACK.length).forEach((card, n) => {
    if (card !== right[n]) wrong('card_wrong', `card ${n + 1} of the pack: expected ${right[n]}, told ${card}`);
  });
  return found;
}

/** What is wrong with the faces of a throw, and with the sides that its dice turn. */
async function landed(source: Source, proof: DiceProof, told: DieThrow): Promise<{ code: string; message: string }[]> {
  const found: { code: string; message: string }[] = [];
  const sides = told.fronts ?? [];
  if (sides.length > 0 && sides.length !== told.faces.length) {
    found.push({ code: 'fronts_missing', message: `expected ${told.faces.length} sides, told ${sides.length}` });
  }
  for (const [place, is] of told.faces.entries()) {
    const index = (told.first_die ?? 0) + place;
    const fallen = !told.by_table && (await falls(source, index, proof.cocked_dice));
    const must = fallen ? 0 : await face(source, index);
    if (is !== must) found.push({ code: 'face_wrong', message: `die ${index}: expected ${must}, told ${is}` });
    const side = place < sides.length && must > 0 ? await front(source, index, must) : 0;
    if (side !== 0 && sides[place] !== side) {
      const message = `die ${index}: expected the side ${side} in front, told ${sides[place]}`;
      found.push({ code: 'front_wrong', message });
    }
  }
  return found;
}
