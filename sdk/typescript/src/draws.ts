/** The draws of a game, from its seed, its contributions and an index: what dice show, how packs lie. */

import { digest } from './promises.js';

const BYTE = 256;
const SIDES = 6;

/** The seed of a game as a key, and what players put into its draws. */
export interface Source {
  key: CryptoKey;
  contributions: string;
}

/** Draw number `index` (from 0): 0 to n − 1. `n`: 1 to 256. */
export async function below({ key, contributions }: Source, index: number, n: number): Promise<number> {
  // Bytes from the greatest multiple of n on are passed over, so that no number is favoured.
  const fair = BYTE - (BYTE % n);
  for (let block = 0; ; block += 1) {
    const byte = (await digest(key, `${contributions}|${index}|${block}`)).find((each) => each < fair);
    if (byte !== undefined) return byte % n;
  }
}

/** The face (1 to 6) of die number `index`. */
export async function face(source: Source, index: number): Promise<number> {
  return (await below(source, index, SIDES)) + 1;
}

/** Whether die number `index` falls off the table, in a game where so many of 1000 do. */
export async function falls(source: Source, index: number, perMille: number): Promise<boolean> {
  return perMille > 0 && Number((await number(source, `${index}|fall`)) % 1000n) < perMille;
}

/** The side that die number `index` turns to the player on turn, as it shows `top` (1 to 6). */
export async function front(source: Source, index: number, top: number): Promise<number> {
  const sides = [1, 2, 3, 4, 5, 6].filter((side) => side !== top && side !== SIDES + 1 - top);
  return sides[Number((await number(source, `${index}|front`)) % BigInt(sides.length))] as number;
}

/** These in the order that the draws from `first` on give them, from the top; one draw fewer than items. */
export async function shuffled<T>(source: Source, first: number, items: readonly T[]): Promise<T[]> {
  const order = [...items];
  const last = order.length - 1;
  const others = await Promise.all(order.slice(1).map((_, n) => below(source, first + n, last - n + 1)));
  others.forEach((other, n) => {
    const place = last - n;
    [order[place], order[other]] = [order[other] as T, order[place] as T];
  });
  return order;
}

async function number({ key, contributions }: Source, message: string): Promise<bigint> {
  return new DataView((await digest(key, `${contributions}|${message}`)).buffer).getBigUint64(0);
}
