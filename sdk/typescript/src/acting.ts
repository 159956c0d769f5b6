/** Carrying out an act as `expected` offers it, so that no client has to tell the kinds of acts apart. */

import type { CardActs } from './cards.js';
import type { ActAnswer, AnnonceBody, ExpectedAct, RollBody } from './generated/index.js';
import { ChouetteError } from './problems.js';

/**
 * What an act may say: `act.fields` names what it takes, `act.constraints` tells what each of them may be. `challenge`: of
 * terms, the duel's id. `reaction_ms`: how long the player took (see Reactions), where lag is compensated.
 */
export type ActFields = Omit<AnnonceBody, 'annonce' | 'window'> & Omit<RollBody, 'window'> & {
  challenge?: number;
  cards?: readonly string[];
  as?: string;
  towards?: string;
  clockwise?: boolean;
  ranks?: readonly string[];
  vote?: string;
};

/** The service offers a kind of act that this SDK does not know: take a newer one. */
export class UnknownAct extends ChouetteError {}

/** What may be said with an act though the service does not list it among the act's fields. */
const UNLISTED: Record<string, readonly string[]> = {
  annonce: ['reaction_ms'],
  challenge: ['reaction_ms'],
  putsch: ['reaction_ms'],
  terms: ['challenge'],
};

/** What a seat can do (Seat in table.ts). */
export interface Acts {
  roll(how?: number[] | RollBody, key?: string, window?: number): Promise<ActAnswer>;
  annonce(annonce: string, fields?: Omit<AnnonceBody, 'annonce'>, key?: string): Promise<ActAnswer>;
  challenge(kind: string, target: string, key?: string, reactionMs?: number, window?: number): Promise<ActAnswer>;
  terms(combination: string, amount: number, challenge?: number, key?: string, window?: number): Promise<ActAnswer>;
  passe(key?: string, window?: number): Promise<ActAnswer>;
  readonly cards: CardActs;
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
      return seat.roll(said, key, window);
    case 'annonce':
      return seat.annonce(act.name, { ...said, ...(window === undefined ? {} : { window }) }, key);
    case 'challenge':
      return seat.challenge(act.name, needed(act, said, 'target'), key, said.reaction_ms, window);
    case 'terms':
      return seat.terms(needed(act, said, 'combination'), needed(act, said, 'amount'), said.challenge, key, window);
    default:
      return act.act === 'pass' && act.name === 'pass' ? seat.passe(key, window) : atCards(seat.cards, act, said, key);
  }
}

async function atCards(seat: CardActs, act: ExpectedAct, said: ActFields, key?: string): Promise<ActAnswer> {
  const window = act.window ?? undefined;
  switch (act.act) {
    case 'play':
      return seat.lay(needed(act, said, 'cards'), { as: said.as, turn: act.turn, key });
    case 'pass':
      return seat.passe({ turn: act.turn, window, key });
    case 'putsch':
      return seat.putsch(needed(act, said, 'cards'), { as: said.as, reactionMs: said.reaction_ms, window, key });
    case 'direction':
      return seat.direction({ towards: said.towards, clockwise: said.clockwise, window, key });
    case 'demand':
      return seat.demand(needed(act, said, 'ranks'), { window, key });
    case 'exchange':
      return seat.exchange(needed(act, said, 'cards'), { window, key });
    case 'vote':
      return seat.vote(needed(act, said, 'vote'), { window, key });
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
