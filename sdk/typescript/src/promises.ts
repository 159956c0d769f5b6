/** What the proofs of dice and of deals have in common: the seed, its commitment, and what players put in. */

import type { DealProof, DiceProof, Event } from './generated/index.js';

type Proof = DiceProof | DealProof;

/** What the proof is compared with, as far as it is known. */
export interface Known {
  /** The commitment as it was noted before the first draw, so that no seed can have been exchanged since. */
  commitment?: string | null;
  /** What players are known to have given, by id. */
  entropy?: Readonly<Record<string, string>>;
  /** All events of the game. */
  events?: Iterable<Event>;
}

/** Something that is wrong, and the player concerned. */
export interface Finding {
  code: string;
  message: string;
  player: string | null;
}

/** What an event tells otherwise, and its seq, null where it is no event's. */
export interface Difference {
  message: string;
  seq: number | null;
  player: string | null;
}

/** What is wrong with seed and commitment. `noted`: the commitment as it was told before the first draw. */
export async function promised(proof: Proof, noted: string | null): Promise<Finding[]> {
  const found: Finding[] = [];
  const wrong = (code: string, message: string) => found.push({ code, message, player: null });
  if (noted !== null && noted.toLowerCase() !== proof.commitment) {
    wrong('commitment_changed', `commitment: you noted ${noted.toLowerCase()}, told ${proof.commitment}`);
  }
  if (proof.seed === null) return found;
  if (!/^[0-9a-f]{64}$/.test(proof.seed)) {
    wrong('seed_wrong', `seed: expected 64 hex digits, told ${proof.seed}`);
    return found;
  }
  const made = hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes(proof.seed))));
  if (made !== proof.commitment) {
    wrong('seed_wrong', `seed: its SHA-256 is ${made}, expected the commitment ${proof.commitment}`);
  }
  return found;
}

/** What is wrong with the contributions. `known`: entropy that players are known to have given. */
export function contributed(proof: Proof, known: Readonly<Record<string, string>>): Finding[] {
  const found: Finding[] = [];
  const givers = proof.contributions.map((each) => each.player);
  const seats = proof.players.filter((player) => givers.includes(player));
  if (proof.players.length > 0 && givers.join('\n') !== seats.join('\n')) {
    const message = `contributions: expected the seats' order ${row(seats)}, told ${row(givers)}`;
    found.push({ code: 'contributions_order', message, player: null });
  }
  const given = new Map(proof.contributions.map((each) => [each.player, each.entropy]));
  for (const [player, entropy] of Object.entries(known)) {
    const told = given.get(player) ?? '';
    if (told === entropy) continue;
    const message = `${player}: gave the entropy «${entropy}», told «${told}»`;
    found.push({ code: 'contribution_changed', message, player });
  }
  return found;
}

/** Compares what every proof begins with to the events of its game: `hear` each in order, then `entropy`. */
export class Course {
  private readonly given = new Map<string, string>();
  private started = false;

  constructor(private readonly proof: Proof) {}

  /** What this event tells otherwise: commitment, seats, seed. */
  hear(event: Event): Difference[] {
    switch (event.type) {
      case 'game_created':
        return differs('commitment', event.commitment, this.proof.commitment, event.seq);
      case 'player_joined':
        if (!this.started) this.given.set(event.player, event.entropy);
        return [];
      case 'player_left':
        if (!this.started) this.given.delete(event.player);
        return [];
      case 'game_started':
        this.started = true;
        return differs('players', event.players.join(', '), this.proof.players.join(', '), event.seq);
      case 'game_finished':
        return differs('seed', event.seed, this.proof.seed, event.seq);
      default:
        return [];
    }
  }

  /** What players gave when they joined, and the proof tells otherwise. */
  entropy(): Difference[] {
    const told = new Map(this.proof.contributions.map((each) => [each.player, each.entropy]));
    return [...new Set([...this.given.keys(), ...told.keys()])].sort().flatMap((player) => {
      const [expected, got] = [this.given.get(player) ?? '', told.get(player) ?? ''];
      const message = `${player}: joined with the entropy «${expected}», told «${got}»`;
      return expected === got ? [] : [{ message, seq: null, player }];
    });
  }
}

/** A line where they are not the same. */
export function differs(what: string, expected: unknown, told: unknown, seq: number): Difference[] {
  const message = `seq ${seq}: ${what}: expected ${expected}, told ${told}`;
  return expected === told ? [] : [{ message, seq, player: null }];
}

/** What players put in, as it goes into every draw. */
export function contributionsOf(proof: Proof): string {
  return proof.contributions.map((each) => `${each.player}:${each.entropy};`).join('');
}

/** The bytes of a seed as a key. */
export function keyOf(seed: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

/** The HMAC-SHA-256 of a message. */
export async function digest(key: CryptoKey, message: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(message)));
}

/** The bytes that these hex digits stand for. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Bytes as hex digits. */
export function hex(raw: Uint8Array): string {
  return Array.from(raw, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function row(players: string[]): string {
  return players.join(', ') || '(none)';
}
