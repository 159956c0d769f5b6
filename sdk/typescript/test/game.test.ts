/** Whole games against a real service: at CHOUETTE_URL, and at CHOUETTE_FAULTY_URL, where answers and streams get lost. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, Conflict, type Event, type Expected, type ExpectedAct, Forbidden, Invalid, type Seat } from '../src/index.js';

// A short game: little to win, and no player to wait for.
const OPTIONS = { target: 60, pause_ms: 0, reaction_ms: 150, decision_ms: 150, tie_ms: 10 };

/** What to do now: throw if it is time to, else shout or pass; undefined is to wait. */
function choose(expected: Expected): ExpectedAct | undefined {
  const roll = expected.acts.find((act) => act.act === 'roll' && act.not_before <= expected.at);
  if (roll) return roll;
  const pass = expected.acts.find((act) => act.act === 'pass');
  const word = expected.acts.find((act) => act.act === 'annonce' && act.fields.length === 0);
  return pass && word && Math.random() < 0.7 ? word : pass;
}

/** Plays this seat until the game is over; how often it threw. */
async function sit(seat: Seat, over: () => boolean): Promise<number> {
  let rolls = 0;
  while (!over()) {
    const act = choose(await seat.expected());
    const window = act?.window ?? undefined;
    try {
      if (act === undefined) {
        await pause(20);
      } else if (act.act === 'roll') {
        rolls += (await seat.roll(undefined, undefined, window)).effect === 'counted' ? 1 : 0;
      } else {
        await (act.act === 'pass' ? seat.passe(undefined, window) : seat.annonce(act.name, window ? { window } : {}));
      }
    } catch (error) {
      // Between looking and acting the table went on: late, not theirs to do any more, or put out of the game at −343.
      if (!(error instanceof Conflict || error instanceof Forbidden)) throw error;
    }
  }
  return rolls;
}

async function play(baseUrl: string): Promise<void> {
  const table = await new Client({ baseUrl }).createGame({ ruleset: 'titouan', options: OPTIONS });
  const events: Event[] = [];
  let over = false;
  const listening = (async () => {
    for await (const event of table.events()) events.push(event);
    over = true;
  })();
  const seats: Seat[] = [];
  for (const name of ['Perceval', 'Karadoc', 'Arthur']) seats.push(await table.join(name));
  await seats[0]?.start();
  const rolls = await Promise.all(seats.map((seat) => sit(seat, () => over)));
  await listening;

  const view = await table.view();
  const last = events.at(-1);
  assert.equal(view.status, 'finished');
  assert.ok(last?.type === 'game_finished');
  assert.equal(last.winner, view.winner);
  assert.deepEqual(last.result, view.result);
  assert.deepEqual([view.result[0]?.player, view.result[0]?.rank, view.result[0]?.reason], [view.winner, 1, 'won']);
  assert.deepEqual(events.map((event) => event.seq), Array.from({ length: view.seq }, (_, index) => index + 1));
  const told: Event[] = [];
  for (;;) {
    const page = await table.page({ after: told.length, limit: 100 });
    told.push(...page.events);
    if (page.events.length === 0) break;
  }
  assert.deepEqual(events, told);
  assert.match(await table.record(), /^title:/);
  assert.equal((await table.client.api.getRecord({ path: { game_id: table.id } }))['ruleset'], 'titouan');
  const thrown = events.filter((event) => event.type === 'dice_rolled' && !event.by_table);
  assert.equal(thrown.length, rolls.reduce((sum, each) => sum + each, 0));
}

const service = process.env['CHOUETTE_URL'];
const faulty = process.env['CHOUETTE_FAULTY_URL'];

test('a whole game is played', { skip: !service && 'needs CHOUETTE_URL' }, () => play(service ?? ''));

test('a whole game is played over a network that loses answers and streams', {
  skip: !faulty && 'needs CHOUETTE_FAULTY_URL',
}, () => play(faulty ?? ''));

test('a refusal names the fields that are wrong', { skip: !service && 'needs CHOUETTE_URL' }, async () => {
  const client = new Client({ baseUrl: service ?? '' });
  await assert.rejects(client.createGame({ options: { tie_ms: -1 } }), (error) => {
    assert.ok(error instanceof Invalid);
    assert.deepEqual(error.errors.map((each) => each.field), ['options.tie_ms']);
    return true;
  });
});
