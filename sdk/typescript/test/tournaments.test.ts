/** Tournaments: made with a key, entered by scripts, followed to the end; streams that break are made anew. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Client, Conflict, type Entrant, Problem, type TournamentBody, verifyTournament } from '../src/index.js';
import { against, drops, message, problem, type Step, streams } from './scripted.js';

const baseUrl = process.env['CHOUETTE_URL'];
const apiKey = process.env['CHOUETTE_API_KEY'];
const skip = baseUrl === undefined || apiKey === undefined ? 'needs a service and a key of it' : false;

/** A script that gives up each of its games. */
async function leaves(entrant: Entrant): Promise<number> {
  let games = 0;
  for await (const seat of entrant.seats()) {
    games += 1;
    try {
      await seat.leave();
    } catch (error) {
      // The other one may have been quicker: then the game is over.
      if (!(error instanceof Conflict)) throw error;
    }
  }
  return games;
}

const SWISS: TournamentBody = { name: 'Coupe', ruleset: 'wikimonde', format: 'swiss', table_size: 2, options: { target: 30 } };

test('scripts play a tournament whose standings are followed, and whose export is checked', { skip }, async () => {
  const client = new Client({ baseUrl: baseUrl!, apiKey: apiKey! });
  const cup = await client.createTournament({ ...SWISS, rounds: 2 });
  const entrants = [await cup.enter('Perceval'), await cup.enter({ name: 'Karadoc', entropy: 'x' })];
  const gone = await cup.enter('Bohort');
  await gone.withdraw();
  assert.equal((await entrants[0]!.view()).name, 'Perceval');
  assert.deepEqual((await cup.entries()).map((entry) => entry.id), ['perceval', 'karadoc']);
  const scripts = entrants.map(leaves);
  await cup.start();
  const seen: boolean[] = [];
  for await (const standings of cup.follow()) seen.push(standings.finished);
  assert.deepEqual(await Promise.all(scripts), [2, 2]);
  assert.deepEqual([seen.at(0), seen.at(-1)], [false, true]);
  assert.equal((await cup.rounds()).length, 2);
  assert.equal((await cup.view()).end, 'played');
  await assert.rejects(cup.cancel('Too late'), (error) => error instanceof Conflict && error.code === 'tournament_over');
  const found = await cup.verify();
  assert.deepEqual([found.status, found.fault, found.games, found.noted], ['checked', null, 2, true]);
  const lines = await all(cup.exportLines());
  assert.equal(lines.length, (JSON.parse(lines[0]!) as { lines: number }).lines);
  assert.deepEqual(await all(cup.exportLines({ after: lines.length - 1 })), lines.slice(-1));
  await isRefused(lines.map((line) => line.replace('Karadoc', 'Karadok')), 'sum_wrong');
  await isRefused(lines.slice(0, -1), 'incomplete');
  assert.equal((await verifyTournament(lines, '00'.repeat(32))).fault?.code, 'commitment_changed');
  const forged = await Promise.all(lines.map((line) => summed(line, (told) => (told['entropy'] = told['entropy'] && 'y'))));
  await isRefused(forged, 'contributions_wrong');
  await isRefused(await Promise.all(lines.map((line) => summed(line, exchangesSeed))), 'proof_differs');
  await isRefused(await Promise.all(lines.map((line) => summed(line, letsDiceFall))), 'record_differs');
});

async function all(lines: AsyncIterable<string>): Promise<string[]> {
  const found: string[] = [];
  for await (const line of lines) found.push(line);
  return found;
}

async function isRefused(lines: string[], code: string): Promise<void> {
  const found = await verifyTournament(lines);
  assert.deepEqual([found.status, found.fault?.code], ['broken', code]);
}

interface Told {
  [name: string]: unknown;
  dice?: { seed: string; cocked_dice: number; throws: { by_table: boolean }[] };
}

/** The dice of a game by another seed than the promised one. */
function exchangesSeed(told: Told): void {
  if (told.dice) told.dice.seed = '00'.repeat(32);
}

/** Dice fall, though none did: what the table throws never falls. */
function letsDiceFall(told: Told): void {
  if (!told.dice) return;
  told.dice.cocked_dice = 1;
  for (const each of told.dice.throws) each.by_table = true;
}

/** A line that was changed by one who counts its sum anew. */
async function summed(line: string, change: (told: Told) => void): Promise<string> {
  const told = JSON.parse(line, (_, value: unknown) =>
    typeof value !== 'object' || value === null || Array.isArray(value)
      ? value
      : Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))),
  ) as Told;
  if ('entropy' in told || 'dice' in told) change(told);
  delete told['sha256'];
  const raw = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(told)));
  return JSON.stringify({ ...told, sha256: Buffer.from(raw).toString('hex') });
}

test('an organiser pauses, corrects, has a table play again, and invites', { skip }, async () => {
  const client = new Client({ baseUrl: baseUrl!, apiKey: apiKey! });
  const body = { ...SWISS, rounds: 2, check_in_until: Date.now() + 3_600_000, break_ms: 3_600_000 };
  const cup = await client.createTournament(body);
  const { player, token } = await client.api.createPlayer({ body: { name: 'Perceval' } });
  const [invited] = await cup.invite([player.id]);
  const phone = new Client({ baseUrl: baseUrl! }).player(token!);
  const [offer] = await phone.tournamentInvitations();
  assert.equal(offer?.id, invited?.id);
  await phone.decline(offer!.id);
  await cup.revoke((await cup.invite([player.id]))[0]!.id);
  assert.deepEqual((await cup.invitations()).map((each) => each.status), ['revoked']);
  const entrants = [await cup.enter('Perceval'), await cup.enter('Karadoc')];
  for (const entrant of entrants) assert.notEqual((await entrant.checkIn()).entry.checked_in_at, null);
  const seats = entrants[0]!.seats();
  const next = seats.next();
  await cup.start();
  assert.equal((await cup.pause('Lunch')).status, 'paused');
  assert.equal((await cup.resume()).status, 'running');
  const first = (await next).value!;
  await first.leave();
  for await (const event of cup.listen()) if (event.type === 'round_finished') break;
  assert.deepEqual((await entrants[0]!.sitOut()).entry.sits_out, [2]);
  await entrants[0]!.playNextRound();
  const corrected = await cup.correct('1.1', [{ entry: 'perceval', place: 1 }, { entry: 'karadoc', place: 2 }], 'Bévue');
  assert.equal(corrected.lines[0]?.entry, 'perceval');
  await cup.replay('1.1', 'The network was away.');
  const again = (await seats.next()).value!;
  assert.notEqual(again.id, first.id);
  await again.leave();
  await cup.cancel('Snow');
  assert.equal((await seats.next()).done, true);
});

test('entries of a league ask for tables', { skip }, async () => {
  const client = new Client({ baseUrl: baseUrl!, apiKey: apiKey! });
  const cup = await client.createTournament({ ...SWISS, format: 'league' });
  const entrants = [await cup.enter('Perceval'), await cup.enter('Karadoc')];
  await cup.start();
  const scripts = entrants.map(leaves);
  assert.equal((await entrants[0]!.askForTable()).waiting?.position, 1);
  await entrants[0]!.askNoMore();
  for (const entrant of entrants) await entrant.askForTable();
  for await (const event of cup.listen()) if (event.type === 'round_finished') break;
  await cup.close();
  assert.deepEqual(await Promise.all(scripts), [1, 1]);
});

test('an export that breaks off goes on behind its last whole line', async () => {
  const lines = ['{"kind":"tournament","line":1,"lines":3}', '{"kind":"entry","line":2}', '{"kind":"end","line":3}'];
  const whole = lines.map((line) => `${line}\n`);
  const script = [sends(whole.slice(0, 1).join('') + '{"kind":"en'), problem(503, 'store_unavailable'), sends(whole.slice(1).join(''))];
  await against(script, async (server) => {
    const cup = new Client({ baseUrl: server.url, retry: { firstMs: 1, longestMs: 5 } }).tournament('t.x');
    assert.deepEqual(await all(cup.exportLines()), whole);
    assert.deepEqual(server.header('if-match'), [undefined, '"1-a"', '"1-a"']);
  });
});

/** Lines of an export. */
function sends(content: string): Step {
  return (_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/x-ndjson', ETag: '"1-a"' });
    response.end(content);
  };
}

const QUICK = { retry: { firstMs: 1, longestMs: 5 } };

test('a stream that breaks goes on behind its last event, and tells each once', async () => {
  const script = [
    streams(message(1, 'tournament_created'), message(2, 'entry_made')),
    drops,
    streams(message(2, 'entry_made'), message(3, 'tournament_finished')),
  ];
  await against(script, async (server) => {
    const seen: number[] = [];
    for await (const event of new Client({ baseUrl: server.url }).tournament('t.x').listen(QUICK)) seen.push(event.seq);
    assert.deepEqual(seen, [1, 2, 3]);
    assert.deepEqual(server.header('last-event-id'), ['0', '2', '2']);
  });
});

test('a refusal is raised', async () => {
  await against([problem(404, 'tournament_not_found')], async (server) => {
    const events = new Client({ baseUrl: server.url }).tournament('t.x').listen(QUICK);
    await assert.rejects(events.next(), (error) => error instanceof Problem && error.code === 'tournament_not_found');
  });
});
