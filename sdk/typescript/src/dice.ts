/** Checks every die of a game: seed, commitment, contributions, order and faces, from nothing but what was published. */

import { toldOtherwise } from './dice-events.js';
import { type DiceFault, fault } from './dice-faults.js';
import type { DiceProof, DieThrow, Event } from './generated/index.js';

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

/** What the proof is compared with, as far as it is known. */
export interface Known {
  /** The commitment as it was noted before the first throw, so that no seed can have been exchanged since. */
  commitment?: string | null;
  /** What players are known to have given, by id. */
  entropy?: Readonly<Record<string, string>>;
  /** All events of the game. */
  events?: Iterable<Event>;
}

/**
 * Checks all dice of a game, as `GET /v1/games/{id}/dice` tells them. It uses WebCrypto, which browsers have on https
 * pages and on localhost.
 */
export async function verifyDice(proof: DiceProof, known: Known = {}): Promise<DiceVerdict> {
  const noted = known.commitment ?? null;
  const faults = [...(await promised(proof, noted)), ...contributed(proof, known.entropy ?? {})];
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

async function promised(proof: DiceProof, noted: string | null): Promise<DiceFault[]> {
  const found: DiceFault[] = [];
  if (noted !== null && noted.toLowerCase() !== proof.commitment) {
    const message = `commitment: you noted ${noted.toLowerCase()}, told ${proof.commitment}`;
    found.push(fault('commitment_changed', message));
  }
  if (proof.seed === null) return found;
  if (!/^[0-9a-f]{64}$/.test(proof.seed)) {
    return [...found, fault('seed_wrong', `seed: expected 64 hex digits, told ${proof.seed}`)];
  }
  const made = hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes(proof.seed))));
  if (made !== proof.commitment) {
    const message = `seed: its SHA-256 is ${made}, expected the commitment ${proof.commitment}`;
    found.push(fault('seed_wrong', message));
  }
  return found;
}

function contributed(proof: DiceProof, known: Readonly<Record<string, string>>): DiceFault[] {
  const found: DiceFault[] = [];
  const givers = proof.contributions.map((each) => each.player);
  const seats = proof.players.filter((player) => givers.includes(player));
  if (proof.players.length > 0 && givers.join('\n') !== seats.join('\n')) {
    const message = `contributions: expected the seats' order ${row(seats)}, told ${row(givers)}`;
    found.push(fault('contributions_order', message));
  }
  const given = new Map(proof.contributions.map((each) => [each.player, each.entropy]));
  for (const [player, entropy] of Object.entries(known)) {
    const told = given.get(player) ?? '';
    if (told === entropy) continue;
    const message = `${player}: gave the entropy «${entropy}», told «${told}»`;
    found.push(fault('contribution_changed', message, null, player));
  }
  return found;
}

async function thrown(proof: DiceProof, seed: string): Promise<DiceFault[]> {
  const key = await crypto.subtle.importKey('raw', bytes(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const contributions = proof.contributions.map((each) => `${each.player}:${each.entropy};`).join('');
  const found: DiceFault[] = [];
  let index = 0;
  let seq = 0;
  for (const each of proof.throws) {
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
  if (index !== proof.thrown) {
    found.push(fault('dice_missing', `the end: expected ${proof.thrown} dice in all, told ${index}`));
  }
  return found;
}

/** What die number `index` must show: 1 to 6, 0 where it falls. */
async function shown(
  key: CryptoKey, contributions: string, index: number, proof: DiceProof, thrown: DieThrow,
): Promise<number> {
  if (proof.cocked_dice > 0 && !thrown.by_table) {
    const drawn = await draw(key, `${contributions}|${index}|fall`);
    if (Number(new DataView(drawn.buffer).getBigUint64(0) % 1000n) < proof.cocked_dice) return 0;
  }
  for (let block = 0; ; block += 1) {
    const fair = (await draw(key, `${contributions}|${index}|${block}`)).find((byte) => byte < FAIR_BYTES);
    if (fair !== undefined) return (fair % 6) + 1;
  }
}

async function draw(key: CryptoKey, message: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(message)));
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hex(raw: Uint8Array): string {
  return Array.from(raw, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function row(players: string[]): string {
  return players.join(', ') || '(none)';
}
