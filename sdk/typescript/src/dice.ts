/** Checks every die of a game: seed, commitment, contributions, order and faces, from nothing but what was published. */

import { toldOtherwise } from './dice-events.js';
import { type DiceFault, fault } from './dice-faults.js';
import type { DiceProof, DieThrow, Shuffle } from './generated/index.js';
import { contributed, contributionsOf, digest, type Known, keyOf, promised } from './promises.js';

/** The greatest multiple of six that a byte can hold (42 × 6); greater bytes are passed over, so no face is favoured. */
const FAIR_BYTES = 252;

/**
 * What the check found. `status`: `proved` (every die is as it must be), `broken` (see `faults`), `unrevealed` (the game
 * runs: its seed is not told yet, nothing was checked), `given` (a test game whose dice were given: they prove nothing).
 * `dice`: how many were checked and are right. `noted`: whether the commitment was compared with one noted before.
 */
export interface DiceVerdict {
  status: 'proved' | 'broken' | 'unrevealed' | 'given';
  dice: number;
  commitment: string | null;
  noted: boolean;
  faults: DiceFault[];
}

/**
 * Checks all dice of a game, as `GET /v1/games/{id}/dice` tells them. It uses WebCrypto, which browsers have on https
 * pages and on localhost.
 */
export async function verifyDice(proof: DiceProof, known: Known = {}): Promise<DiceVerdict> {
  const noted = known.commitment ?? null;
  const promises = [...(await promised(proof, noted)), ...contributed(proof, known.entropy ?? {})];
  const faults = promises.map((each) => fault(each.code, each.message, null, each.player));
  if (known.events) faults.push(...toldOtherwise(proof, known.events));
  let status: DiceVerdict['status'] = 'proved';
  let dice = 0;
  if (proof.throws.some((each) => each.first_die === null)) status = 'given';
  else if (proof.seed === null) status = 'unrevealed';
  // Against a seed that is not the promised one every die would be wrong: one line says it.
  else if (!faults.some((each) => each.code === 'seed_wrong')) {
    const wrong = await thrown(proof, proof.seed);
    const all = proof.throws.reduce((sum, each) => sum + each.faces.length, 0);
    dice = all - wrong.filter((each) => each.code === 'face_wrong').length;
    faults.push(...wrong);
  }
  if (faults.length > 0) status = 'broken';
  return { status, dice, commitment: proof.commitment, noted: noted !== null, faults };
}

async function thrown(proof: DiceProof, seed: string): Promise<DiceFault[]> {
  const key = await keyOf(seed);
  const contributions = contributionsOf(proof);
  const found: DiceFault[] = [];
  let index = 0;
  let seq = 0;
  const shuffles = [...(proof.shuffles ?? [])];
  const passShuffles = (until: number) => {
    for (let next = shuffles[0]; next !== undefined && next.seq < until; next = shuffles[0]) {
      shuffles.shift();
      if (next.first_draw !== index) found.push(misplaced(next, index));
      index = next.first_draw + next.draws;
    }
  };
  for (const each of proof.throws) {
    passShuffles(each.seq);
    const where = `seq ${each.seq}, ${each.player}`;
    const wrong = (code: string, message: string) => found.push(fault(code, `${where}: ${message}`, each.seq, each.player));
    if (each.seq <= seq) wrong('order_wrong', `expected a seq after ${seq}, told ${each.seq}`);
    const first = each.first_die ?? 0;
    if (first !== index) {
      const what = first > index ? 'dice are missing before it' : 'dice are told twice';
      wrong('index_wrong', `expected die ${index} first, told die ${first} (${what})`);
    }
    if (each.faces.length === 0) wrong('faces_missing', 'expected faces, told none');
    const right = await Promise.all(each.faces.map((_, n) => shown(key, contributions, first + n, proof, each)));
    each.faces.forEach((face, n) => {
      if (face !== right[n]) wrong('face_wrong', `die ${first + n}: expected ${right[n]}, told ${face}`);
    });
    index = first + each.faces.length;
    seq = each.seq;
  }
  passShuffles(Infinity);
  if (index !== proof.thrown) {
    found.push(fault('dice_missing', `the end: expected ${proof.thrown} dice in all, told ${index}`));
  }
  return found;
}

/** A shuffle takes its draws from the same sequence as the dice: this one does not begin where it must. */
function misplaced(told: Shuffle, index: number): DiceFault {
  const message = `seq ${told.seq}: expected a shuffle from ${index} on, told ${told.first_draw}`;
  return fault('index_wrong', message, told.seq);
}

/** What die number `index` must show: 1 to 6, 0 where it falls. */
async function shown(
  key: CryptoKey, contributions: string, index: number, proof: DiceProof, thrown: DieThrow,
): Promise<number> {
  if (proof.cocked_dice > 0 && !thrown.by_table) {
    const drawn = await digest(key, `${contributions}|${index}|fall`);
    if (Number(new DataView(drawn.buffer).getBigUint64(0) % 1000n) < proof.cocked_dice) return 0;
  }
  for (let block = 0; ; block += 1) {
    const fair = (await digest(key, `${contributions}|${index}|${block}`)).find((byte) => byte < FAIR_BYTES);
    if (fair !== undefined) return (fair % 6) + 1;
  }
}
