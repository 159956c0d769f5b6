/** The sandbox for tests: a service is started, a game stands, its clock is moved. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Sandbox, ServiceNotStarted, startService } from '../src/testing.js';

const RACE = 'wikimonde-window-pas-mou-le-caillou-race-chouette-velute';

test('a command that does not run says what to install', async () => {
  await assert.rejects(startService({ command: ['no-such-program'] }), (error) => {
    return error instanceof ServiceNotStarted && /Install the Python package chouette/.test(error.message);
  });
  await assert.rejects(startService({ command: ['node', '-e', 'console.log("no")', '--'] }), ServiceNotStarted);
});

const command = process.env['TESTED_SERVICE'];

test('a service is started, and a window of seconds runs in one request', { skip: command === undefined }, async () => {
  const chouette = await startService({ command: JSON.parse(command ?? '[]') });
  try {
    assert.ok((await chouette.situations({ ruleset: 'modulaire', kind: 'duel' })).length > 3);
    const game = await chouette.situation(RACE);
    const before = await game.clock.now();
    assert.equal((await game.seat('karadoc').annonce('pas_mou_le_caillou')).effect, 'counted');
    const moved = await game.clock.nextDeadline();
    assert.ok(moved.now > before);
    assert.ok(moved.events.some((event) => event.type === 'window_closed'));
    assert.equal((await game.clock.advance(1_000)).now, moved.now + 1_000);
    assert.throws(() => game.seat('nobody'), /perceval/);
    const again = new Sandbox(chouette.url);
    const described = await again.standing({
      ruleset: 'titouan',
      players: [{ name: 'Perceval', score: 310 }, { name: 'Karadoc' }],
      bots: { karadoc: 'novice' },
    });
    assert.deepEqual(Object.keys(described.seats), ['perceval']);
  } finally {
    await chouette.close();
  }
});
