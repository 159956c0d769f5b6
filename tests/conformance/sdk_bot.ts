/** A small client on the TypeScript SDK: seats that follow their streams, and do what `expected` offers them. */

import { type ActFields, Client, plays, Problem, Reactions, type ExpectedAct, type Seat } from 'chouette-sdk';

const OPTIONS = {
  target: 250,
  pause_ms: 100,
  reaction_ms: 800,
  decision_ms: 800,
  tie_ms: 10,
  lag_compensation: true,
};
/** An opening, then by turns a race for a word and a throw that is worth nothing. */
const DICE = [2, 5, ...Array.from({ length: 20 }, () => [3, 3, 6, 1, 2, 4]).flat()];
const DECK = 'QH 4S 5S 6S XR KD 7H 8H 9S TD JC 3C 7S 8D 9H TC'.split(' ');
const DUEL_MS = 12_000;
const KNOWN = new Set(['roll', 'annonce', 'pass', 'challenge', 'terms', 'play']);
const QUIET_MS = 1000;
const BURST_MS = 30;
const client = new Client({ baseUrl: process.argv[2] ?? 'http://127.0.0.1:8000' });
const silenceMs = Number(process.argv[3] ?? 40) * 1000;

type Chosen = [ExpectedAct, ActFields];

/** A duel's part or cards, if that is asked; else a shout for which nothing more needs to be said, a pass, a throw. */
function choose(offers: readonly ExpectedAct[]): Chosen | undefined {
  for (const act of offers) {
    const { targets, combinations } = act.constraints;
    if (act.act === 'challenge' && targets?.[0]) return [act, { target: targets[0] }];
    const terms = combinations?.[0];
    if (act.act === 'terms' && terms) return [act, { combination: terms.name, amount: terms.minimum ?? 1 }];
    if (act.act === 'play') {
      const [play] = plays(act);
      if (play) return [act, { cards: play.cards, as: play.as }];
    }
  }
  const pass = offers.find((act) => act.act === 'pass');
  const word = offers.find((act) => act.act === 'annonce' && act.fields.length === 0 && act.window !== null);
  const found = pass && word && Math.random() < 0.7 ? word : (pass ?? offers.find((act) => act.act === 'roll'));
  return found && [found, {}];
}

/** Plays one seat until the game is over: acts after each burst of events, and where nothing has come for a while. */
async function play(seat: Seat): Promise<void> {
  const reactions = new Reactions();
  let last = 0;
  let over = false;
  let wake: (() => void) | undefined;
  const listening = (async () => {
    for await (const event of seat.events({ silenceMs })) {
      last = event.seq;
      reactions.shown(event);
      wake?.();
    }
    over = true;
    wake?.();
  })();
  while (!over) {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, QUIET_MS);
      wake = () => {
        clearTimeout(timer);
        setTimeout(resolve, BURST_MS);
      };
    });
    wake = undefined;
    if (!over) await act(seat, reactions, () => last);
  }
  await listening;
}

async function act(seat: Seat, reactions: Reactions, last: () => number): Promise<void> {
  try {
    const expected = await seat.expected();
    // The stream may have yet to tell what this follows from; its next event brings us here again.
    if (last() < expected.seq) return;
    const chosen = choose(expected.acts.filter((offer) => KNOWN.has(offer.act)));
    if (chosen === undefined) return;
    const [offer, fields] = chosen;
    await client.clock.waitUntil(offer.not_before);
    if (offer.deadline !== null && client.clock.until(offer.deadline) < 0) return;
    const reaction_ms = offer.act === 'annonce' ? reactions.ms(offer.name) : undefined;
    // The stream has told since `expected` was asked that the window is closed.
    if (offer.act === 'annonce' && reaction_ms === undefined) return;
    await seat.act(offer, { ...fields, reaction_ms });
  } catch (error) {
    // Refused: the table has gone on, or something is new. The next look at `expected` tells.
    if (!(error instanceof Problem)) throw error;
  }
}

/** The kinds of games that it can play: seats, and what goes on beside their playing. */
const GAMES: Record<string, () => Promise<[Seat[], () => Promise<unknown>]>> = {
  async dice() {
    const host = await client.createGame({ ruleset: 'wikimonde', options: OPTIONS, player: 'Perceval', dice: DICE });
    return [[host, await client.table(host.id).join('Karadoc')], () => host.start()];
  },
  async cards() {
    const options = { manches: 1, decision_ms: 2000, reaction_ms: 500, turn_ms: 10_000, vote: false, lag_compensation: true };
    const host = await client.createGame({ ruleset: 'trou-du-cul', options, player: 'Perceval', decks: [DECK] });
    return [[host, await client.table(host.id).join('Karadoc')], () => host.start()];
  },
  async duel() {
    const options = { decision_ms: 4000, pause_ms: 100, lag_compensation: true };
    const made = await client.api.createSandboxGame({ body: { situation: 'wikimonde-duel-grelottine', options } });
    const seats = made.seats.map(({ player, token }) => client.seat(made.id, player, token ?? ''));
    // A duel and some throws behind it; then one player leaves the other alone.
    return [seats, () => new Promise((resolve) => setTimeout(resolve, DUEL_MS)).then(() => seats[0]?.leave())];
  },
};
const [seats, meanwhile] = await (GAMES[process.argv[4] ?? 'dice'] as () => Promise<[Seat[], () => Promise<unknown>]>)();
const playing = seats.map(play);
await meanwhile();
await Promise.all(playing);
