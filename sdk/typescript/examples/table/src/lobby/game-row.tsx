/** A game in the lobby. */

import type { GameSummary } from 'chouette-sdk';
import { useWords } from '../shell/language.js';
import { linkTo } from '../shell/route.js';

export function GameRow({ game }: { game: GameSummary }) {
  const t = useWords();
  const free = game.max_players - game.players.length;
  return (
    <a class="game-row" href={linkTo('game', game.id, game.status === 'lobby' ? {} : { watch: '' })}>
      <span class="game-name">{game.name || game.players.join(', ') || t('empty_table')}</span>
      <span class="game-more">
        {[
          game.ruleset,
          game.name && game.players.join(', '),
          game.status === 'lobby' ? t('seats_free', { count: free }) : t('watch'),
          game.bots > 0 && t('bots_count', { count: game.bots }),
          game.seats === 'invited' && t('invited_only'),
        ].filter(Boolean).join(' · ')}
      </span>
    </a>
  );
}
