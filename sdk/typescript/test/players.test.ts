/** What the SDK has for a player who is kept beyond games: a service at CHOUETTE_URL, and a key of it in CHOUETTE_API_KEY. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Client, NoTable } from '../src/index.js';

const baseUrl = process.env['CHOUETTE_URL'];
const apiKey = process.env['CHOUETTE_API_KEY'];
const skip = baseUrl === undefined || apiKey === undefined ? 'needs a service and a key of it' : false;

test('a player joins by the own token, comes back to the seat, and hears of it', { skip }, async () => {
  const organiser = new Client({ baseUrl: baseUrl!, apiKey: apiKey! });
  const made = await organiser.api.createPlayer({ body: { name: 'Perceval' } });
  const player = new Client({ baseUrl: baseUrl! }).player(made.token!);
  const game = await organiser.createGame({ ruleset: 'wikimonde', seats: 'invited' });
  const body = { player_id: made.player.id };
  await organiser.api.createInvitation({ path: { game_id: game.id }, body });
  const [invitation] = await player.invitations();
  const seat = await player.join(invitation!.game);
  assert.equal(seat.player, (await player.profile()).id);
  assert.deepEqual((await player.seats()).map((each) => each.id), [game.id]);
  for await (const event of player.listen()) if (event.type === 'seat_taken') break;
  for await (const result of player.results()) assert.fail(result.game);
});

test('players wait for a table and sit there, and a wait that is broken off takes the ticket back', { skip }, async () => {
  const organiser = new Client({ baseUrl: baseUrl!, apiKey: apiKey! });
  const body = { name: 'Ranked', ruleset: 'wikimonde', table_size: 2 };
  const queue = (await organiser.api.createQueue({ body })).id;
  const made = await Promise.all(['Perceval', 'Karadoc'].map((name) => organiser.api.createPlayer({ body: { name } })));
  const [perceval, karadoc] = made.map(({ token }) => new Client({ baseUrl: baseUrl! }).player(token!));
  await assert.rejects(perceval!.waitForTable(queue, { longestMs: 200 }), NoTable);
  const signal = AbortSignal.timeout(300);
  await assert.rejects(perceval!.waitForTable(queue, { signal }), { name: 'TimeoutError' });
  assert.equal((await organiser.api.getQueue({ path: { queue_id: queue } })).waiting, 0);
  const seats = await Promise.all([perceval!.waitForTable(queue), karadoc!.waitForTable(queue)]);
  assert.equal(seats[0].id, seats[1].id);
  assert.equal((await seats[0].view()).status, 'playing');
  assert.deepEqual((await karadoc!.tickets()).map((ticket) => ticket.game), [seats[1].id]);
});
