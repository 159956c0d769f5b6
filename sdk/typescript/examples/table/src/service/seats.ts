/** The seats that this browser has taken: a reload comes back to them. A token is told once, so it is kept here alone. */

import { client } from './client.js';
import type { Seat } from 'chouette-sdk';

export interface KeptSeat {
  game: string;
  player: string;
  token: string;
  /** The game's commitment as it was told before the first draw, and what this player gave to the draws. */
  commitment: string | null;
  entropy: string;
}

const KEY = 'chouette.table.seats';
const MOST = 200;

function all(): KeptSeat[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as KeptSeat[]) : [];
  } catch {
    return [];
  }
}

function write(seats: KeptSeat[]): void {
  localStorage.setItem(KEY, JSON.stringify(seats.slice(-MOST)));
}

export function seatsOf(game: string): KeptSeat[] {
  return all().filter((seat) => seat.game === game);
}

/** Games in which this browser has a seat, the newest first. */
export function gamesOfMine(): string[] {
  return [...new Set(all().map((seat) => seat.game))].reverse();
}

export function keep(seat: Seat): KeptSeat {
  const { id: game, player, token, noted } = seat;
  const kept = { game, player, token, commitment: noted.commitment, entropy: noted.entropy[player] ?? '' };
  write([...all().filter((each) => each.game !== game || each.player !== player), kept]);
  return kept;
}

export function forget(game: string, player?: string): void {
  write(all().filter((each) => each.game !== game || (player !== undefined && each.player !== player)));
}

/** The seat again, with what was noted when it was taken. */
export function seatAgain(kept: KeptSeat): Seat {
  const seat = client.seat(kept.game, kept.player, kept.token);
  seat.noted.commitment = kept.commitment;
  if (kept.entropy) seat.noted.entropy[kept.player] = kept.entropy;
  return seat;
}

/** Chance of this player's own, which goes into every draw. */
export function entropy(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const NAME = 'chouette.table.name';
export const myName = (): string => localStorage.getItem(NAME) ?? '';
export const rememberName = (name: string): void => localStorage.setItem(NAME, name);
