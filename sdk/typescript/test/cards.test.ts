/** What may be laid, told from what is offered, and cards as people read them. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ExpectedAct, isJoker, plays, rankOf, symbol } from '../src/index.js';

function offered(act: string, constraints: ExpectedAct['constraints']): ExpectedAct {
  return { act, name: 'turn', window: null, turn: 41, not_before: 0, deadline: null, fields: ['cards', 'as'], constraints };
}

test('every combination that an offer allows is listed once', () => {
  const ranks = [
    { rank: 'K', cards: ['KS', 'KH'], sizes: [2], closes: false, revolution: false },
    { rank: '2', cards: [], sizes: [1], closes: true, revolution: false },
  ];
  assert.deepEqual(plays(offered('play', { to_beat: null, jokers: ['XR'], ranks })), [
    { cards: ['KS', 'KH'], rank: 'K', closes: false },
    { cards: ['KS', 'XR'], rank: 'K', closes: false },
    { cards: ['KH', 'XR'], rank: 'K', closes: false },
    { cards: ['XR'], rank: '2', as: '2', closes: true },
  ]);
});

test('a putsch takes a pair of the rank that lies there', () => {
  const found = plays(offered('putsch', { rank: 'Q', cards: ['QS', 'QS'], jokers: ['XB'] }));
  assert.deepEqual(
    found.map((play) => play.cards),
    [
      ['QS', 'QS'],
      ['QS', 'XB'],
    ],
  );
});

test('cards are read as French cards are', () => {
  assert.deepEqual(['QH', 'TC', '2S', 'AD', 'XR'].map(symbol), ['D♥', '10♣', '2♠', 'As♦', '★']);
  assert.equal(rankOf('TC'), 'T');
  assert.equal(isJoker('XB'), true);
  assert.equal(isJoker('KH'), false);
});
