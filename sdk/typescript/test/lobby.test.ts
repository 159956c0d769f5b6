/** The lobby, live: right at first, after each change, and after each lost connection. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Client, ConnectionFailed, type GameSummary, type Lobby, type LobbyOptions, Problem } from '../src/index.js';
import { against, drops, problem, streams } from './scripted.js';

const baseUrl = process.env['CHOUETTE_URL'];
const QUICK: LobbyOptions = { silenceMs: 300, aloneMs: 2000, retry: { firstMs: 10, longestMs: 50 } };

const card = (id: string, created_at = 1, players: string[] = []): GameSummary => ({
  id,
  name: '',
  ruleset: 'wikimonde',
  status: 'lobby',
  players,
  max_players: 6,
  created_at,
  end: null,
  seats: 'open',
  started_at: null,
  ended_at: null,
  bots: 0,
  sandbox: false,
});

const news = (event: string, games: GameSummary[], gone: string[] = []) =>
  `event: ${event}\ndata: ${JSON.stringify({ games, gone })}\n\n`;

/** The ids of what is there, of what is new, and of what is gone. */
const told = ({ games, changed, gone }: Lobby) => [[...games.keys()], changed.map((game) => game.id), gone];

async function watch(url: string, count: number, options: LobbyOptions = QUICK): Promise<Lobby[]> {
  const found: Lobby[] = [];
  for await (const lobby of new Client({ baseUrl: url }).lobby(options)) {
    found.push(lobby);
    if (found.length === count) break;
  }
  return found;
}

async function until(lobbies: AsyncGenerator<Lobby, void>, holds: (lobby: Lobby) => boolean): Promise<Lobby> {
  for (;;) {
    const { value } = await lobbies.next();
    assert.ok(value, 'the lobby never ends');
    if (holds(value)) return value;
  }
}

test('changes are put into what was there, newest first', async () => {
  const script = streams(
    news('snapshot', [card('b', 2), card('a', 1)]),
    ': heartbeat\n\n',
    news('change', [card('c', 3), card('a', 1, ['Perceval'])], ['b']),
    5000,
  );
  await against([script], async (server) => {
    const [first, second] = await watch(server.url, 2);
    assert.deepEqual(told(first!), [['b', 'a'], ['b', 'a'], []]);
    assert.deepEqual(told(second!), [['c', 'a'], ['c', 'a'], ['b']]);
    assert.deepEqual(second!.games.get('a')?.players, ['Perceval']);
    assert.deepEqual(first!.games.get('a')?.players, [], 'what was told stays as it was');
  });
});

test('the snapshot after a lost connection tells what was missed', async () => {
  const script = [
    streams(news('snapshot', [card('b', 2), card('a', 1)]), 'event: change\ndata: {"games": ['),
    drops,
    problem(503, 'store_unavailable'),
    streams(news('snapshot', [card('c', 3), card('a', 1, ['Karadoc']), card('z', 0)]), 5000),
  ];
  await against(script, async (server) => {
    const [first, second] = await watch(server.url, 2);
    assert.deepEqual(told(first!), [['b', 'a'], ['b', 'a'], []]);
    assert.deepEqual(told(second!), [['c', 'a', 'z'], ['c', 'a', 'z'], ['b']]);
  });
});

test('a snapshot without news is not told, an empty lobby is', async () => {
  const script = [
    streams(news('snapshot', []), 'event: dropped\nretry: 20\ndata: {"reason": "time"}\n\n'),
    streams(news('snapshot', []), news('change', [card('a')]), 5000),
  ];
  await against(script, async (server) => {
    assert.deepEqual((await watch(server.url, 2)).map(told), [[[], [], []], [['a'], ['a'], []]]);
  });
});

test('what is refused and what stays away is thrown, and a signal ends it', async () => {
  await against([problem(422, 'invalid_request')], (server) => assert.rejects(watch(server.url, 1), Problem));
  await against([drops], (server) => assert.rejects(watch(server.url, 1), ConnectionFailed));
  await against([streams(news('snapshot', []), 5000)], async (server) => {
    const stop = new AbortController();
    const lobbies = new Client({ baseUrl: server.url }).lobby({ ...QUICK, signal: stop.signal });
    await lobbies.next();
    stop.abort();
    assert.equal((await lobbies.next()).done, true);
  });
});

test('the real lobby', { skip: baseUrl === undefined && 'needs a service' }, async () => {
  const client = new Client({ baseUrl: baseUrl! });
  const lobbies = client.lobby({ ruleset: 'titouan', bots: false });
  const { games } = await until(lobbies, () => true);
  const table = await client.createGame({ ruleset: 'titouan', name: 'Kaamelott' });
  assert.ok(!games.has(table.id), 'what was told stays as it was');
  const seen = await until(lobbies, (lobby) => lobby.games.has(table.id));
  assert.equal(seen.games.get(table.id)?.name, 'Kaamelott');
  const seat = await table.join('Perceval');
  const { changed } = await until(lobbies, (lobby) => lobby.games.get(table.id)?.players.length === 1);
  assert.ok(changed.some((game) => game.id === table.id));
  await seat.addBot('novice');
  const { gone } = await until(lobbies, (lobby) => !lobby.games.has(table.id));
  assert.ok(gone.includes(table.id), 'no game with a bot is wanted');
  await lobbies.return();
});
