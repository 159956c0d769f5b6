/** An act may name the window that it answers, so that it lands in no other. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Client } from '../src/index.js';

const DONE = { effect: 'counted', at: 1, version: 2, seq: 3, events: [] };

/** A seat whose requests are answered at once, and the bodies that it sent. */
function listening() {
  const bodies: unknown[] = [];
  const fetch = async (request: Request | URL | string): Promise<Response> => {
    const text = await (request as Request).text();
    bodies.push(text === '' ? undefined : JSON.parse(text));
    return Response.json(DONE, { status: 201 });
  };
  const client = new Client({ baseUrl: 'http://service.test', fetch: fetch as typeof globalThis.fetch });
  return { seat: client.seat('g', 'perceval', 'secret'), bodies };
}

test('every act sends the window that it is given, and none where it is given none', async () => {
  const { seat, bodies } = listening();
  await seat.roll(undefined, undefined, 7);
  await seat.roll([4], undefined, 7);
  await seat.annonce('flan', { target: 'karadoc', window: 7 });
  await seat.passe(undefined, 7);
  await seat.challenge('grelottine', 'karadoc', undefined, undefined, 7);
  await seat.terms('velute', 5, 1, undefined, 7);
  assert.deepEqual(bodies.splice(0), [
    { window: 7 },
    { keep: [4], window: 7 },
    { annonce: 'flan', target: 'karadoc', window: 7 },
    { annonce: 'pass', window: 7 },
    { challenge: 'grelottine', target: 'karadoc', window: 7 },
    { combination: 'velute', amount: 5, window: 7 },
  ]);
  await seat.roll();
  await seat.passe();
  await seat.terms('velute', 5, 1);
  assert.deepEqual(bodies, [undefined, { annonce: 'pass' }, { combination: 'velute', amount: 5 }]);
});
