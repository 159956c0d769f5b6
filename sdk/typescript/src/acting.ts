/** Carrying out an act as `expected` offers it, so that no client has to tell the kinds of acts apart. */

import type { ActAnswer, AnnonceBody, ExpectedAct } from './generated/index.js';
import { ChouetteError } from './problems.js';

/**
 * What an act may say: `act.fields` names what it takes, `act.constraints` tells what each of them may be. `challenge`: of
 * terms, the duel's id. `reaction_ms`: how long the player took (see Reactions), where lag is compensated.
 */
export type ActFields = Omit<AnnonceBody, 'annonce' | 'window'> & { keep?: number[]; challenge?: number };

/** The service offers a kind of act that this SDK does not know: take a newer one. */
export class UnknownAct extends ChouetteError {}

/** What may be said with an act though the service does not list it among the act's fields. */
const UNLISTED: Record<string, readonly string[]> = {
  annonce: ['reaction_ms'],
  challenge: ['reaction_ms'],
  terms: ['challenge'],
};

/** What a seat can do (Seat in table.ts). */
export interface Acts {
  roll(keep?: number[], key?: string, window?: number): Promise<ActAnswer>;
  annonce(annonce: string, fields?: Omit<AnnonceBody, 'annonce'>, key?: string): Promise<ActAnswer>;
  challenge(kind: string, target: string, key?: string, reactionMs?: number, window?: number): Promise<ActAnswer>;
  terms(combination: string, amount: number, challenge?: number, key?: string, window?: number): Promise<ActAnswer>;
  passe(key?: string, window?: number): Promise<ActAnswer>;
}

/** Does what is offered, in the window for which it is offered. Throws UnknownAct, and TypeError for a wrong field. */
export async function carryOut(seat: Acts, act: ExpectedAct, fields: ActFields, key?: string): Promise<ActAnswer> {
  const said = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as ActFields;
  const takes = [...act.fields, ...(UNLISTED[act.act] ?? [])];
  const wrong = Object.keys(said).filter((field) => !takes.includes(field));
  if (wrong.length > 0) {
    throw new TypeError(`${act.name} does not take ${wrong.join(', ')}: it takes ${takes.join(', ') || 'no fields'}.`);
  }
  const window = act.window ?? undefined;
  switch (act.act) {
    case 'roll':
      return seat.roll(said.keep, key, window);
    case 'annonce':
      return seat.annonce(act.name, { ...said, ...(window === undefined ? {} : { window }) }, key);
    case 'challenge':
      return seat.challenge(act.name, needed(act, said, 'target'), key, said.reaction_ms, window);
    case 'terms':
      return seat.terms(needed(act, said, 'combination'), needed(act, said, 'amount'), said.challenge, key, window);
    case 'pass':
      return seat.passe(key, window);
    default:
      throw new UnknownAct(`This SDK cannot carry out «${act.act}» (${act.name}): take a newer one.`);
  }
}

/** A field without which an act cannot be said. */
function needed<Name extends keyof ActFields>(act: ExpectedAct, said: ActFields, name: Name): NonNullable<ActFields[Name]> {
  const value = said[name];
  if (value === undefined || value === null) throw new TypeError(`${act.name} needs ${name}.`);
  return value;
}
