import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Client, type DiceProof, type DiceVerdict, type Known, verifyDice } from '../src/index.js';

interface Case {
  title: string;
  proof: DiceProof;
  known: Known;
  verdict: DiceVerdict;
}

// The same cases as the engine's and the Python SDK's, with the same words.
const golden = new URL('../../../../tests/golden/dice_proofs.json', import.meta.url);

for (const { title, proof, known, verdict } of JSON.parse(readFileSync(golden, 'utf8')) as Case[]) {
  test(`dice: ${title}`, async () => assert.deepEqual(await verifyDice(proof, known), verdict));
}

const service = process.env['CHOUETTE_URL'];

test('a table remembers what it was promised', { skip: !service && 'needs CHOUETTE_URL' }, async () => {
  const client = new Client({ baseUrl: service ?? '' });
  const table = await client.createGame();
  const seat = await table.join('Perceval', { entropy: 'épée' });
  assert.match(table.noted.commitment ?? '', /^[0-9a-f]{64}$/);
  assert.deepEqual(seat.noted, { commitment: table.created?.game.commitment, entropy: { perceval: 'épée' } });
  assert.deepEqual(await seat.verifyDice(), {
    status: 'unrevealed', dice: 0, fronts: 0, cards: 0, magic: 0, given: 0, commitment: table.noted.commitment, noted: true,
    faults: [],
  });
  const [fault] = (await seat.verifyDice('00'.repeat(32))).faults;
  assert.equal(fault?.code, 'commitment_changed');
  const other = client.table(table.id);
  await other.view();
  assert.equal(other.noted.commitment, table.noted.commitment);
});
