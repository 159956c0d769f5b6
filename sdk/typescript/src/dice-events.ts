/** Compares a proof of dice with the events of its game, which everybody could see while it was played. */

import { type DiceFault, fault } from './dice-faults.js';
import type { DiceProof, DieThrow, Event } from './generated/index.js';

type Rolled = Extract<Event, { type: 'dice_rolled' }>;

/** What the events tell otherwise than the proof: commitment, entropy, seats, the option, and every throw. */
export function toldOtherwise(proof: DiceProof, events: Iterable<Event>): DiceFault[] {
  const throws = new Map(proof.throws.map((each) => [each.seq, each]));
  const given = new Map<string, string>();
  const found: DiceFault[] = [];
  let started = false;
  const compare = (what: string, expected: unknown, told: unknown, seq: number) => {
    if (expected !== told) found.push(differs(`seq ${seq}: ${what}: expected ${expected}, told ${told}`, seq));
  };
  for (const event of events) {
    switch (event.type) {
      case 'game_created':
        compare('commitment', event.commitment, proof.commitment, event.seq);
        compare('cocked_dice', event.options['cocked_dice'] ?? 0, proof.cocked_dice, event.seq);
        break;
      case 'player_joined':
        if (!started) given.set(event.player, event.entropy);
        break;
      case 'player_left':
        if (!started) given.delete(event.player);
        break;
      case 'game_started':
        started = true;
        compare('players', event.players.join(', '), proof.players.join(', '), event.seq);
        break;
      case 'dice_rolled':
        found.push(...thrown(event, throws.get(event.seq)));
        throws.delete(event.seq);
        break;
      case 'game_finished':
        compare('seed', event.seed, proof.seed, event.seq);
        break;
    }
  }
  for (const each of throws.values()) {
    const message = `seq ${each.seq}, ${each.player}: expected no throw, told ${list(each.faces)}`;
    found.push(differs(message, each.seq, each.player));
  }
  return [...found, ...contributed(proof, given)];
}

function contributed(proof: DiceProof, given: Map<string, string>): DiceFault[] {
  const told = new Map(proof.contributions.map((each) => [each.player, each.entropy]));
  return [...new Set([...given.keys(), ...told.keys()])].sort().flatMap((player) => {
    const [expected, got] = [given.get(player) ?? '', told.get(player) ?? ''];
    const message = `${player}: joined with the entropy «${expected}», told «${got}»`;
    return expected === got ? [] : [differs(message, null, player)];
  });
}

function thrown(event: Rolled, told: DieThrow | undefined): DiceFault[] {
  const where = `seq ${event.seq}, ${event.player}`;
  if (told === undefined) return [differs(`${where}: expected a throw, told none`, event.seq, event.player)];
  const found: DiceFault[] = [];
  const self = (each: Rolled | DieThrow) => JSON.stringify([each.player, each.first_die, each.by_table, each.hidden]);
  if (self(event) !== self(told)) {
    const message = `${where}: the throw itself (player, first_die, by_table, hidden) differs`;
    found.push(differs(message, event.seq, event.player));
  }
  // Hidden dice are told by either side only once they may be known.
  const known = !event.hidden || (event.faces.length > 0 && told.faces.length > 0);
  if (known && list(event.faces) !== list(told.faces)) {
    const message = `${where}: expected ${list(event.faces)}, told ${list(told.faces)}`;
    found.push(differs(message, event.seq, event.player));
  }
  return found;
}

function differs(message: string, seq: number | null, player: string | null = null): DiceFault {
  return fault('events_differ', message, seq, player);
}

function list(faces: readonly number[]): string {
  return `[${faces.join(', ')}]`;
}
