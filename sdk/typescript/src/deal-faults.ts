/** What is found to be wrong with the deals of a match. */

/**
 * Something that is not as it must be. `seq`, `manche`: of the deal, null where it is no deal's; `player`: whose hand;
 * `card`: the code of a wrong card, as told.
 */
export interface DealFault {
  code: string;
  message: string;
  seq: number | null;
  player: string | null;
  manche: number | null;
  card: string | null;
}

/** Where a fault is, as far as it is somewhere. */
export type Place = Partial<Pick<DealFault, 'seq' | 'player' | 'manche' | 'card'>>;

/** A fault of this code, told in a sentence. */
export function fault(code: string, message: string, place: Place = {}): DealFault {
  return { code, message, seq: null, player: null, manche: null, card: null, ...place };
}
