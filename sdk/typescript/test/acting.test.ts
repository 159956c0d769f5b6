/** `seat.act(offer)` carries out what `expected` offers; `createGame({ player })` gives the seat at once. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ActFields, Client, type ExpectedAct, Seat, Table, UnknownAct } from '../src/index.js';

const DONE = { effect: 'counted', at: 1, version: 2, seq: 3, events: [] };

/** A client whose requests are all answered alike, and what it sent. */
function listening(answer: object = DONE) {
  const asked: { path: string; body: unknown }[] = [];
  const fetch = async (request: Request | URL | string): Promise<Response> => {
    const { url } = request as Request;
    asked.push({ path: new URL(url).pathname, body: JSON.parse(await (request as Request).text()) });
    return Response.json(answer, { status: 201 });
  };
  return { client: new Client({ baseUrl: 'http://service.test', fetch: fetch as typeof globalThis.fetch }), asked };
}

function offer(act: string, name: string, fields: string[] = [], window: number | null = 7): ExpectedAct {
  return { act, name, window, not_before: 0, deadline: null, fields, constraints: {} };
}

test('every kind of act is carried out in its window', async () => {
  const { client, asked } = listening();
  const seat = client.seat('g', 'perceval', 'secret');
  const offers: [ExpectedAct, ActFields, string, object][] = [
    [offer('roll', 'chouettes'), {}, 'rolls', { window: 7 }],
    [offer('roll', 'relance', ['keep'], null), { keep: [4] }, 'rolls', { keep: [4] }],
    [
      offer('roll', 'cul', ['hand', 'magic']),
      { hand: 'left', magic: [6] },
      'rolls',
      { hand: 'left', magic: [6], window: 7 },
    ],
    [
      offer('annonce', 'sloubi', ['value', 'gesture']),
      { value: 4, gesture: ['torse'] },
      'annonces',
      { annonce: 'sloubi', value: 4, gesture: ['torse'], window: 7 },
    ],
    [
      offer('annonce', 'je_force', ['target', 'act']),
      { target: 'karadoc', act: { annonce: 'je_donne', amount: 6 } },
      'annonces',
      { annonce: 'je_force', target: 'karadoc', act: { annonce: 'je_donne', amount: 6 }, window: 7 },
    ],
    [
      offer('annonce', 'flan', ['target']),
      { target: 'karadoc', reaction_ms: 300 },
      'annonces',
      { annonce: 'flan', target: 'karadoc', reaction_ms: 300, window: 7 },
    ],
    [
      offer('challenge', 'grelottine', ['target']),
      { target: 'karadoc' },
      'challenges',
      { challenge: 'grelottine', target: 'karadoc', window: 7 },
    ],
    [
      offer('terms', 'terms', ['combination', 'amount']),
      { combination: 'velute', amount: 5, challenge: 1 },
      'challenges/1/terms',
      { combination: 'velute', amount: 5, window: 7 },
    ],
    [offer('pass', 'pass'), {}, 'annonces', { annonce: 'pass', window: 7 }],
    [
      { ...offer('play', 'turn', ['cards', 'as'], null), turn: 41 },
      { cards: ['XR'], as: 'A' },
      'plays',
      { cards: ['XR'], as: 'A', turn: 41 },
    ],
    [{ ...offer('pass', 'turn', [], null), turn: 41 }, {}, 'passes', { turn: 41 }],
    [offer('pass', 'vote'), {}, 'passes', { window: 7 }],
    [
      offer('putsch', 'putsch', ['cards', 'as']),
      { cards: ['QS', 'QC'], reaction_ms: 300 },
      'putsches',
      { cards: ['QS', 'QC'], reaction_ms: 300, window: 7 },
    ],
    [
      offer('direction', 'direction', ['towards', 'clockwise']),
      { clockwise: false },
      'direction',
      { clockwise: false, window: 7 },
    ],
    [offer('demand', 'demand', ['ranks']), { ranks: ['K', 'X'] }, 'demands', { ranks: ['K', 'X'], window: 7 }],
    [offer('exchange', 'exchange', ['cards']), { cards: ['3S'] }, 'exchanges', { cards: ['3S'], window: 7 }],
    [offer('vote', 'vote', ['vote']), { vote: 'on_arrete' }, 'votes', { vote: 'on_arrete', window: 7 }],
  ];
  for (const [act, fields, path, body] of offers) {
    assert.equal((await seat.act(act, fields)).effect, 'counted');
    assert.deepEqual(asked.pop(), { path: `/v1/games/g/${path}`, body });
  }
});

test('what is wrong with an act is said before anything is sent', async () => {
  const { client, asked } = listening();
  const seat = client.seat('g', 'perceval', 'secret');
  await assert.rejects(seat.act(offer('annonce', 'flan', ['target']), { amount: 3 }), /flan does not take amount/);
  await assert.rejects(seat.act(offer('challenge', 'grelottine', ['target'])), /grelottine needs target/);
  await assert.rejects(seat.act(offer('lay', 'lay_cards')), UnknownAct);
  assert.deepEqual(asked, []);
});

test('a game that is made with a player answers with the seat, and bots are levels or more', async () => {
  const { client, asked } = listening({
    id: 'g',
    effect: 'counted',
    seat: { player: 'perceval', token: 'secret' },
    game: { commitment: 'abc' },
  });
  const levels = ['novice', 'champion'];
  const seat: Seat = await client.createGame({ player: 'Perceval', bots: levels });
  assert.ok(seat instanceof Seat);
  assert.equal(seat.token, 'secret');
  assert.equal(seat.noted.commitment, 'abc');
  assert.equal(seat.created?.id, 'g');
  await client.createGame({ player: { name: 'Arthur', entropy: 'dice' }, bots: [{ level: 'regular', name: 'Merlin' }] });
  assert.deepEqual(
    asked.map(({ body }) => body),
    [
      { ruleset: 'wikimonde', player: { name: 'Perceval' }, bots: [{ level: 'novice' }, { level: 'champion' }] },
      {
        ruleset: 'wikimonde',
        player: { name: 'Arthur', entropy: 'dice' },
        bots: [{ level: 'regular', name: 'Merlin' }],
      },
    ],
  );
});

test('a game that is made without a player answers with its table', async () => {
  const { client } = listening({ id: 'g', effect: 'counted', seat: null, game: { commitment: 'abc' } });
  const table: Table = await client.createGame({ bots: ['novice'] });
  assert.equal(table.constructor, Table);
});
