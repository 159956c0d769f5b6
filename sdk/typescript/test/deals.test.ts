import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type DealProof, type DealVerdict, type Known, verifyDeals } from '../src/index.js';

interface Case {
  title: string;
  proof: DealProof;
  known: Known;
  verdict: DealVerdict;
}

// The same cases as the engine's and the Python SDK's, with the same words.
const golden = new URL('../../../../tests/golden/deal_proofs.json', import.meta.url);

for (const { title, proof, known, verdict } of JSON.parse(readFileSync(golden, 'utf8')) as Case[]) {
  test(`deals: ${title}`, async () => assert.deepEqual(await verifyDeals(proof, known), verdict));
}
