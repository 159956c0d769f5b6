/** The table as it stood after some event. */

import type { Event, Game } from 'chouette-sdk';
import { CardTable } from '../board/card-table.js';
import type { Board } from '../board/fold.js';
import { Throw } from '../board/throw.js';
import { Log } from '../told/log.js';
import { useWords } from '../shell/language.js';
import { score, type Names } from '../words/names.js';
import type { Hands } from './hands.js';
import { OpenHands } from './open-hands.js';

interface Given {
  game: Game;
  board: Board;
  events: readonly Event[];
  names: Names;
  hands: Hands;
  /** All cards of the rulebook, the best first. */
  order: readonly string[];
}

export function ReplayBoard({ game, board, events, names, hands, order }: Given) {
  const t = useWords();
  return (
    <div class="table-view">
      <section class="players" aria-labelledby="players-title">
        <h2 id="players-title">{t('players')}</h2>
        <ol>
          {game.players.map(({ id, display_name: name }) => (
            <li key={id} class="player" aria-current={board.turn === id ? 'true' : undefined}>
              <span class="player-name">{name}</span>
              <span class="score">{score(board.scores[id] ?? 0)}</span>
              <span class="player-more">
                {[
                  board.cardsLeft[id] !== undefined && t('cards_left', { count: board.cardsLeft[id] }),
                  (board.holdings[id] ?? []).length > 0 && names.things(board.holdings[id] ?? []),
                ].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
        </ol>
      </section>
      <div class="middle">
        <section class="felt">
          {game.packs === undefined ? (
            <Throw board={board} names={names} newSince={Infinity} />
          ) : (
            <CardTable tour={board.laid && { by: board.laid.by, cards: [...board.laid.cards], out: [], same: false }} manche={null} names={names} />
          )}
        </section>
        <OpenHands game={game} hands={hands} order={order} />
      </div>
      <Log events={events} names={names} />
    </div>
  );
}
