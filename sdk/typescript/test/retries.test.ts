/** What the TypeScript client tries again, with which key, and what it hands on to its caller. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  CallTimedOut,
  Client,
  type ClientOptions,
  ConnectionFailed,
  Conflict,
  GameNotFound,
  Invalid,
  Problem,
  TooLate,
  TooManyRequests,
  Unavailable,
} from '../src/index.js';
import { type ScriptedServer, against, answers, collecting, cutShort, drops, problem, sleeps } from './scripted.js';

const DONE = { effect: 'counted', at: 1, version: 2, seq: 3, events: [] };
const QUICK = { attempts: 4, firstMs: 10, longestMs: 50, patienceMs: 2000 };

function seat(server: ScriptedServer, options: ClientOptions = {}) {
  return new Client({ baseUrl: server.url, retry: QUICK, timeoutMs: 2000, ...options }).seat('g', 'perceval', 'secret');
}

const troubles = {
  'a dropped answer': drops,
  'an answer cut short': cutShort,
  'a 503': problem(503, 'store_unavailable'),
  'a 429': problem(429, 'rate_limited', { 'Retry-After': '0' }),
  'a key in use': problem(409, 'idempotency_key_in_use'),
  'a bad gateway': answers(502),
};

for (const [name, trouble] of Object.entries(troubles)) {
  test(`${name} is asked for again with the same key`, () =>
    against([trouble, trouble, answers(201, DONE)], async (server) => {
      assert.equal((await seat(server).roll()).effect, 'counted');
      const keys = server.header('idempotency-key');
      assert.equal(keys.length, 3);
      assert.equal(new Set(keys).size, 1);
      assert.ok(keys[0]);
      assert.deepEqual(server.header('authorization'), Array(3).fill('Bearer secret'));
    }));
}

test("a key of the caller's own is kept, and every other call has one of its own", () =>
  against([drops, answers(201, DONE)], async (server) => {
    const perceval = seat(server);
    await perceval.roll(undefined, 'mine');
    await perceval.annonce('grelottine');
    await perceval.passe();
    const keys = server.header('idempotency-key');
    assert.deepEqual(keys.slice(0, 2), ['mine', 'mine']);
    assert.equal(new Set(keys).size, 3);
  }));

test('reading carries no key', () =>
  against([answers(200, { now: 5 })], async (server) => {
    assert.equal((await new Client({ baseUrl: server.url }).api.getTime()).now, 5);
    assert.deepEqual(server.header('idempotency-key'), [undefined]);
  }));

test('Retry-After is waited for, but not beyond all patience', async () => {
  const later = problem(503, 'store_unavailable', { 'Retry-After': '0.3' });
  await against([later, answers(201, DONE)], async (server) => {
    const started = performance.now();
    await seat(server).roll();
    assert.ok(performance.now() - started >= 290);
  });
  await against([problem(503, 'store_unavailable', { 'Retry-After': '60' })], async (server) => {
    await assert.rejects(seat(server).roll(), (error) => error instanceof Unavailable && error.retryAfter === 60);
    assert.equal(server.asked.length, 1);
  });
});

test('what the rules refuse is thrown at once, as the narrowest class that is known', async () => {
  await against([problem(409, 'too_late')], async (server) => {
    await assert.rejects(seat(server).roll(), (error) => {
      assert.ok(error instanceof TooLate && error instanceof Conflict && error instanceof Problem);
      assert.deepEqual([error.status, error.code, error.detail, error.requestId], [409, 'too_late', 'No.', 'r1']);
      return true;
    });
    assert.equal(server.asked.length, 1);
  });
  await against([problem(404, 'game_not_found')], async (server) => {
    await assert.rejects(seat(server).view(), GameNotFound);
  });
  await against([problem(422, 'from_the_future')], async (server) => {
    await assert.rejects(seat(server).roll(), Invalid);
  });
});

test('patience ends', async () => {
  await against([problem(429, 'too_many_requests')], async (server) => {
    await assert.rejects(seat(server).roll(), TooManyRequests);
    assert.equal(server.asked.length, QUICK.attempts);
  });
  await against([drops], async (server) => {
    await assert.rejects(seat(server).roll(), ConnectionFailed);
    assert.equal(server.asked.length, QUICK.attempts);
  });
});

test('each attempt has its own timeout', async () => {
  await against([sleeps(1000), answers(201, DONE)], async (server) => {
    assert.equal((await seat(server, { timeoutMs: 200 }).roll()).version, 2);
  });
  await against([sleeps(1000)], async (server) => {
    await assert.rejects(seat(server, { timeoutMs: 50, retry: { attempts: 2, firstMs: 5 } }).roll(), CallTimedOut);
  });
});

test('an attempt is timed out though memory is collected meanwhile', { timeout: 30_000 }, async () => {
  const collector = collecting();
  try {
    await against([sleeps(600_000), answers(201, DONE)], async (server) => {
      assert.equal((await seat(server, { timeoutMs: 300 }).roll()).version, 2);
    });
  } finally {
    collector[Symbol.dispose]();
  }
});
