/** What the SDK has for the key that made a game: a service at CHOUETTE_URL, and a key of it in CHOUETTE_API_KEY. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Client, Conflict, NotFound } from '../src/index.js';

const baseUrl = process.env['CHOUETTE_URL'];
const apiKey = process.env['CHOUETTE_API_KEY'];
const skip = baseUrl === undefined || apiKey === undefined ? 'needs a service and a key of it' : false;

test('an organiser finds, starts and cancels its games', { skip }, async () => {
  const client = new Client({ baseUrl: baseUrl!, apiKey: apiKey! });
  const player = new Client({ baseUrl: baseUrl! });
  const league = { league: crypto.randomUUID() };
  const first = await client.createGame({ visibility: 'private', metadata: { ...league, round: '1' } });
  const second = await client.createGame({ visibility: 'private', metadata: { ...league, round: '2' } });
  const found: string[] = [];
  for await (const game of client.ownGames({ metadata: league })) found.push(game.id);
  assert.deepEqual(found, [second.id, first.id]);
  const seat = await player.table(first.id).join('Perceval');
  await first.addBot('novice');
  await first.addBot('novice', { name: 'Karadoc' });
  await first.evict('karadoc');
  await first.start();
  await assert.rejects(first.evict(seat.player), (error) => error instanceof Conflict && error.code === 'game_started');
  assert.equal((await first.view()).status, 'playing');
  await assert.rejects(player.table(first.id).view(), NotFound);
  await first.cancel();
  assert.equal((await seat.view()).end, 'cancelled');
  for await (const game of client.ownGames({ metadata: league, status: 'finished' })) assert.equal(game.id, first.id);
});
