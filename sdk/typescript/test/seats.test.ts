/** Seats beyond play: guests let in, the same game once more, and a token that is replaced. Needs a service. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Client, Conflict, type Event, NotFound, type Seat, TokenReplaced, TokenUnknown } from '../src/index.js';

const baseUrl = process.env['CHOUETTE_URL'];
const faultyUrl = process.env['CHOUETTE_FAULTY_URL'];
const apiKey = process.env['CHOUETTE_API_KEY'];
const skip = baseUrl === undefined || faultyUrl === undefined ? 'needs a service' : false;

const coded = (code: string) => (error: unknown) => error instanceof Conflict && error.code === code;

async function follow(seat: Seat): Promise<Event[]> {
  const heard: Event[] = [];
  for await (const event of seat.events()) heard.push(event);
  return heard;
}

test('an invitation seats one guest, and one to watch shows the game', { skip }, async () => {
  const client = new Client({ baseUrl: baseUrl! });
  const host = await client.createGame({ seats: 'invited', watching: 'invited', player: 'Arthur' });
  const seat = await host.invite({ name: 'Perceval' });
  const watch = await host.invite({ kind: 'watch', expires_in_s: 600 });
  await assert.rejects(client.table(host.id).join('Perceval'), NotFound);
  const guest = await client.table(host.id).join('Perceval', { invitation: seat.token });
  await assert.rejects(client.table(host.id).join('Perceval', { invitation: seat.token }), coded('invitation_used'));
  const listed = await host.invitations();
  assert.deepEqual(listed.map(({ kind, used_by }) => [kind, used_by]), [['seat', guest.player], ['watch', null]]);
  const watching = client.table(host.id, watch.token);
  assert.equal((await watching.view()).you, null);
  assert.match((await watching.streamTicket()).url, /\?ticket=watch-/);
  await assert.rejects(client.table(host.id).view(), NotFound);
  await host.revoke(watch.invitation.id);
  await assert.rejects(watching.view(), NotFound);
});

test('all seats get the same rematch, and so does the organiser', { skip: skip || !apiKey }, async () => {
  const organiser = new Client({ baseUrl: baseUrl!, apiKey: apiKey! });
  const client = new Client({ baseUrl: baseUrl! });
  const table = await organiser.createGame({ ruleset: 'titouan' });
  const first = await client.table(table.id).join('Perceval');
  const second = await client.table(table.id).join('Karadoc');
  await assert.rejects(first.rematch(), coded('not_finished'));
  await first.start();
  await second.leave();
  const seats = [await first.rematch(), await second.rematch(), await first.rematch()] as const;
  const { id } = await table.rematch();
  assert.deepEqual(seats.map((seat) => [seat.id, seat.player]), [[id, 'perceval'], [id, 'karadoc'], [id, 'perceval']]);
  assert.equal(seats[0].token, seats[2].token);
  assert.equal((await table.view()).rematch, id);
  await seats[0].start();
  assert.deepEqual((await seats[1].view()).players.map((player) => player.name), ['Perceval', 'Karadoc']);
  await seats[0].replaceToken();
  await assert.rejects(first.rematch(), TokenReplaced);
});

test('a seat and its open streams go on with a new token, though answers are lost', { skip }, async () => {
  const client = new Client({ baseUrl: faultyUrl! });
  const seat = await client.createGame({ ruleset: 'titouan', visibility: 'private', player: 'Perceval' });
  const events = seat.events();
  assert.equal((await events.next()).value?.seq, 1);
  const following = (async () => {
    const seqs: number[] = [];
    for await (const event of events) seqs.push(event.seq);
    return seqs;
  })();
  const old = seat.token;
  assert.equal(await seat.replaceToken(), seat);
  assert.notEqual(seat.token, old);
  await assert.rejects(client.seat(seat.id, seat.player, old).view(), NotFound);
  const other = await client.table(seat.id).join('Karadoc');
  await other.start();
  assert.equal((await seat.view()).you, 'perceval');
  await other.leave();
  const seqs = await following;
  assert.deepEqual(seqs, seqs.map((_, index) => index + 2));
});

test('a token that was replaced elsewhere ends a stream with the refusal', { skip }, async () => {
  const client = new Client({ baseUrl: baseUrl! });
  const seat = await client.createGame({ ruleset: 'titouan', player: 'Perceval' });
  const following = follow(seat);
  await client.seat(seat.id, seat.player, seat.token).replaceToken();
  await assert.rejects(following, TokenUnknown);
});
