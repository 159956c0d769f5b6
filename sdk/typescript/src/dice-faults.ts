/** What is found to be wrong with the dice of a game. */

/** Something that is not as it must be. `seq`: of the throw's event, null where it is no throw's; `player`: whose. */
export interface DiceFault {
  code: string;
  message: string;
  seq: number | null;
  player: string | null;
}

/** A fault of this code, told in a sentence. */
export function fault(code: string, message: string, seq: number | null = null, player: string | null = null): DiceFault {
  return { code, message, seq, player };
}
