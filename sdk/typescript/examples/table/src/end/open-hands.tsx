/** Everybody's cards, as far as they are known, from the best to the weakest. */

import type { Game } from 'chouette-sdk';
import { symbol } from 'chouette-sdk';
import { PlayingCard } from '../board/playing-card.js';
import { useWords } from '../shell/language.js';
import type { Hands } from './hands.js';

interface Given {
  game: Game;
  hands: Hands;
  /** All cards, the best first. */
  order: readonly string[];
}

export function OpenHands({ game, hands, order }: Given) {
  const t = useWords();
  const place = (code: string | undefined) => (code === undefined ? order.length : order.indexOf(code));
  const seated = game.players.filter(({ id }) => (hands[id] ?? []).length > 0);
  if (seated.length === 0) return null;
  return (
    <section class="open-hands" aria-label={t('hands')}>
      {seated.map(({ id, display_name: name }) => {
        const cards = [...(hands[id] ?? [])].sort((one, other) => place(one) - place(other));
        const told = cards.map((code) => (code === undefined ? '?' : symbol(code))).join(' ');
        return (
          <figure key={id}>
            <figcaption>{name}</figcaption>
            <span class="card-row" role="img" aria-label={told}>
              {cards.map((code, at) => <PlayingCard key={`${code} ${at}`} {...(code !== undefined && { code })} />)}
            </span>
          </figure>
        );
      })}
    </section>
  );
}
