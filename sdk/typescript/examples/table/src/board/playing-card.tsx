/** A playing card, drawn; without a code its back. */

import { isJoker, rankOf, symbol } from 'chouette-sdk';

const RED = new Set(['H', 'D']);

export function PlayingCard({ code }: { code?: string }) {
  if (code === undefined) {
    return (
      <svg class="card back" viewBox="0 0 60 84" aria-hidden="true">
        <rect class="card-body" x="1" y="1" width="58" height="82" rx="7" />
        <rect class="card-back" x="7" y="7" width="46" height="70" rx="4" />
      </svg>
    );
  }
  const text = symbol(code);
  const suit = isJoker(code) ? '' : text.slice(-1);
  const rank = isJoker(code) ? '★' : text.slice(0, -1);
  const isRed = RED.has(code.slice(1)) || code === 'XR';
  return (
    <svg class={`card ${isRed ? 'red' : 'black'} rank-${rankOf(code)}`} viewBox="0 0 60 84" aria-hidden="true">
      <rect class="card-body" x="1" y="1" width="58" height="82" rx="7" />
      <text class="card-corner" x="7" y="22">{rank}</text>
      <text class="card-suit" x="30" y="62" text-anchor="middle">{suit || rank}</text>
    </svg>
  );
}

/** Cards in a row, with their names for screen readers. */
export function CardRow({ cards, label }: { cards: readonly string[]; label: string }) {
  return (
    <span class="card-row" role="img" aria-label={`${label}: ${cards.map(symbol).join(' ')}`}>
      {cards.map((code, at) => <PlayingCard key={`${code} ${at}`} code={code} />)}
    </span>
  );
}
