/** Compares a proof of dice with the events of its game, which everybody could see while it was played. */

import { type DiceFault, fault } from './dice-faults.js';
import type { DiceProof, DieThrow, Event } from './generated/index.js';
import { Course, type Difference, differs } from './promises.js';

type Rolled = Extract<Event, { type: 'dice_rolled' }>;

/** What the events tell otherwise than the proof: commitment, entropy, seats, the option, every throw and shuffle. */
export function toldOtherwise(proof: DiceProof, events: Iterable<Event>): DiceFault[] {
  const throws = new Map(proof.throws.map((each) => [each.seq, each]));
  const shuffles = new Map((proof.shuffles ?? []).map((each) => [each.seq, drawsOf(each)]));
  const course = new Course(proof);
  const found: DiceFault[] = [];
  let magic = 0;
  const cards: (number | string)[] = [];
  const add = (all: Difference[]) => found.push(...all.map((each) => differ(each.message, each.seq, each.player)));
  for (const event of events) {
    add(course.hear(event));
    if (event.type === 'game_created') {
      add(differs('cocked_dice', event.options['cocked_dice'] ?? 0, proof.cocked_dice, event.seq));
    } else if (event.type === 'dice_rolled') {
      magic += event.magic ?? 0;
      if (event.magic && event.magic >= event.faces.length) continue;
      found.push(...thrown(event, throws.get(event.seq)));
      throws.delete(event.seq);
    } else if (event.type === 'holding_gained' && event.holding === 'tichette' && event.rule === 'd1') {
      cards.push(event.of ?? 0);
    } else if (event.type === 'pack_shuffled' && event.draws > 0) {
      const told = shuffles.get(event.seq);
      const was = drawsOf(event);
      if (was !== told) {
        const message = `seq ${event.seq}: expected a shuffle (first_draw, draws) ${was}, told ${told ?? 'None'}`;
        found.push(differ(message, event.seq));
      }
      shuffles.delete(event.seq);
    }
  }
  found.push(...drawnOtherwise(proof, magic, cards));
  for (const [seq, told] of shuffles) found.push(differ(`seq ${seq}: expected no shuffle, told ${told}`, seq));
  for (const each of throws.values()) {
    const message = `seq ${each.seq}, ${each.player}: expected no throw, told ${list(each.faces)}`;
    found.push(differ(message, each.seq, each.player));
  }
  add(course.entropy());
  return found;
}

function drawsOf(each: { first_draw: number; draws: number }): string {
  return `(${each.first_draw}, ${each.draws})`;
}

/** Dice that are not drawn, and the cards that were drawn from the pack. */
function drawnOtherwise(proof: DiceProof, magic: number, cards: (number | string)[]): DiceFault[] {
  const found: DiceFault[] = [];
  const wrong = (what: string, was: string, told: string) => found.push(differ(`${what}: expected ${was}, told ${told}`, null));
  if (magic !== (proof.magic ?? 0)) wrong('magic dice', `${magic}`, `${proof.magic ?? 0}`);
  // A pack that a test game was given is in no proof.
  const [was, told] = [cards, (proof.shuffles ?? []).flatMap((each) => each.cards)].map((each) => each.join(', ') || 'none');
  if (proof.shuffles && was !== told) wrong('cards of the pack', was ?? '', told ?? '');
  return found;
}

function thrown(event: Rolled, told: DieThrow | undefined): DiceFault[] {
  const where = `seq ${event.seq}, ${event.player}`;
  if (told === undefined) return [differ(`${where}: expected a throw, told none`, event.seq, event.player)];
  const found: DiceFault[] = [];
  const self = (each: Rolled | DieThrow) => JSON.stringify([each.player, each.first_die, each.by_table, each.hidden]);
  if (self(event) !== self(told)) {
    const message = `${where}: the throw itself (player, first_die, by_table, hidden) differs`;
    found.push(differ(message, event.seq, event.player));
  }
  // Hidden dice are told by either side only once they may be known.
  const known = !event.hidden || (event.faces.length > 0 && told.faces.length > 0);
  // Magic dice are not drawn: there is nothing to prove of them.
  const drawn = event.faces.slice(0, event.faces.length - (event.magic ?? 0));
  if (known && list(drawn) !== list(told.faces)) {
    const message = `${where}: expected ${list(drawn)}, told ${list(told.faces)}`;
    found.push(differ(message, event.seq, event.player));
  }
  const [fronts, sides] = [list(event.fronts ?? []), list(told.fronts ?? [])];
  if (fronts !== sides) {
    found.push(differ(`${where}: expected the sides ${fronts} in front, told ${sides}`, event.seq, event.player));
  }
  return found;
}

function differ(message: string, seq: number | null, player: string | null = null): DiceFault {
  return fault('events_differ', message, seq, player);
}

function list(faces: readonly number[]): string {
  return `[${faces.join(', ')}]`;
}
