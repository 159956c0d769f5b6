/** Where lag is compensated: nonces go back by themselves, and a shout says how long its player took. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Client, type Event, Reactions } from '../src/index.js';
import { type Step, against, answers, finished, message, pause } from './scripted.js';

/** Streams two pings, one of them garbled, and the end of the game once a nonce came back or `ms` have gone by. */
function measuring(returned: string[], ms: number): Step {
  return async (request, response) => {
    if (request.method === 'POST') {
      returned.push(String(request.url));
      return answers(200, { round_trip_ms: 3, lag_ms: 3 })(request, response);
    }
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write(`${message(1)}event: ping\ndata: {\n\nevent: ping\ndata: {"nonce":"n1"}\n\n`);
    for (let waited = 0; waited < ms && returned.length === 0; waited += 20) await pause(20);
    response.end(finished(2));
  };
}

async function follow(url: string, answerPings: boolean): Promise<number[]> {
  const seqs: number[] = [];
  const seat = new Client({ baseUrl: url }).seat('g', 'p', 't');
  for await (const event of seat.events({ answerPings })) seqs.push(event.seq);
  return seqs;
}

test('nonces are returned while events are read', async () => {
  const returned: string[] = [];
  await against([measuring(returned, 20_000)], async (server) => {
    assert.deepEqual(await follow(server.url, true), [1, 2]);
    assert.deepEqual(returned, ['/v1/games/g/pings']);
  });
});

test('it can be turned off', async () => {
  const returned: string[] = [];
  await against([measuring(returned, 100)], async (server) => {
    assert.deepEqual(await follow(server.url, false), [1, 2]);
    assert.deepEqual(returned, []);
  });
});

test('reactions are measured from when a window was shown', () => {
  let now = 1000;
  const reactions = new Reactions(() => now);
  const opened = (window: number, ...annonces: string[]) =>
    ({ type: 'window_opened', window, annonces }) as unknown as Event;
  assert.equal(reactions.ms('velute'), undefined);
  reactions.shown(opened(1, 'velute'));
  now += 300;
  reactions.shown(opened(1, 'velute'));
  reactions.shown(opened(2, 'flan', 'velute'));
  now += 50;
  assert.deepEqual([reactions.ms('velute'), reactions.ms('flan')], [350, 50]);
  reactions.shown({ type: 'window_closed', window: 1 } as unknown as Event);
  assert.equal(reactions.ms('velute'), 50);
});
