/** `client.clock`: the service's time, told from a few requests. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Operations } from '../src/generated/index.js';
import { Client, Clock, ClockNotCompared } from '../src/index.js';

/** A clock of a service that always says the same, on a machine whose clock shows these values. */
function compared(now: number, looks: number[]) {
  let asked = 0;
  const api = { getTime: async () => ({ now, asked: (asked += 1) }) } as unknown as Operations;
  let last = looks[0] ?? 0;
  const clock = new Clock(api, () => (last = looks.shift() ?? last));
  return { clock, asked: () => asked };
}

test('the quickest of several answers tells the offset', async () => {
  const { clock, asked } = compared(1_005_000, [0, 400, 500, 800, 1_000, 1_020, 2_000, 2_200, 3_000, 3_100]);
  assert.equal(await clock.sync(), 1_005_000 - 1_010);
  assert.equal(clock.errorMs, 10);
  assert.equal(clock.now(), 3_100 + 1_003_990);
  assert.equal(clock.until(3_600 + 1_003_990), 500);
  assert.equal(asked(), 5);
});

test('before it was compared it says what to do', () => {
  const { clock } = compared(0, [0]);
  assert.throws(() => clock.now(), ClockNotCompared);
  assert.throws(() => clock.until(1), /sync/);
});

test('waiting compares by itself, and only once', async () => {
  const { clock, asked } = compared(5_000, [1_000]);
  await clock.waitUntil(4_000);
  await clock.waitUntil(4_000);
  assert.equal(asked(), 5);
});

test('clients with other options share it, those of another service do not', () => {
  const client = new Client();
  assert.equal(client.with({ timeoutMs: 1 }).clock, client.clock);
  assert.equal(client.seat('g', 'perceval', 'secret').client.clock, client.clock);
  assert.notEqual(client.with({ baseUrl: 'http://elsewhere.test' }).clock, client.clock);
});
