/**
 * Whether a player can do all that they may: in every situation of the sandbox's gallery each act that `expected` offers is
 * filled in as its form allows, and sent. Prints what the service did not take; `CHOUETTE_URL` is where it is.
 */

import { Client, type ExpectedAct, Problem, type SandboxGame } from 'chouette-sdk';
import { Names } from '../src/words/names.js';
import { waysOf } from './ways.js';

const AT_ONCE = 6;

/** An offer as it was met, and who may do it. */
interface Met {
  situation: string;
  player: string;
  offer: ExpectedAct;
}

const client = new Client({ baseUrl: process.env['CHOUETTE_URL'] ?? 'http://127.0.0.1:8000' });

async function all(): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await client.api.listSituations({ query: { limit: 200, ...(cursor && { cursor }) } });
    found.push(...page.situations.map(({ id }) => id));
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return found;
}

const standing = (situation: string) => client.api.createSandboxGame({ body: { situation, clock: 'manual' } });

function seatOf(made: SandboxGame, player: string) {
  const seat = made.seats.find((each) => each.player === player);
  return client.seat(made.id, player, seat?.token ?? '');
}

/** Offers that a form tells apart: by rulebook, name, fields and what is told of these. */
function kindOf(ruleset: string, offer: ExpectedAct): string {
  return JSON.stringify([ruleset, offer.act, offer.name, offer.fields, Object.keys(offer.constraints).sort()]);
}

const met = new Map<string, Met>();

async function look(situation: string): Promise<void> {
  const made = await standing(situation);
  for (const { player, token } of made.seats) {
    if (token === null) continue;
    for (const offer of (await seatOf(made, player).expected()).acts) {
      const kind = kindOf(made.game.ruleset, offer);
      if (!met.has(kind)) met.set(kind, { situation, player, offer });
    }
  }
}

const refused: string[] = [];
let sent = 0;

/** Sends the act in each way that its form has, in a game of its own each. */
async function attempt({ situation, player, offer }: Met): Promise<void> {
  const where = `${situation} ${player} ${offer.act} ${offer.name}`;
  const seen = await seatOf(await standing(situation), player).view();
  const ways = waysOf(offer, new Names('en', seen, undefined), seen.hand ?? []);
  if (ways.length === 0) refused.push(`${where}: no control sends it (${offer.fields.join(', ')})`);
  for (const fields of ways) {
    const made = await standing(situation);
    const early = offer.not_before - made.now;
    const seat = seatOf(made, player);
    if (early > 0) await seat.client.api.advanceClock({ path: { game_id: made.id }, body: { advance_ms: early } });
    try {
      const { effect } = await seat.act(offer, fields);
      const isAtRisk = offer.constraints.at_own_risk === true;
      if (effect !== 'counted' && !isAtRisk) refused.push(`${where} ${JSON.stringify(fields)}: ${effect}`);
    } catch (problem) {
      const why = problem instanceof Problem ? problem.message : String(problem);
      refused.push(`${where} ${JSON.stringify(fields)}: ${why}`);
    }
    sent += 1;
  }
}

async function each<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

await each(await all(), look);
await each([...met.values()], attempt);
console.log(JSON.stringify({ offers: met.size, sent, refused }, null, 1));
