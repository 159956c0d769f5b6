/** A game under way, or over: players, what lies on the table, what may be done, what happened. */

import { ActsPanel } from '../acts/acts-panel.js';
import { CardTable } from '../board/card-table.js';
import { Hand } from '../board/hand.js';
import { Throw } from '../board/throw.js';
import { Log } from '../told/log.js';
import { RacePanel } from '../told/race-panel.js';
import type { Names } from '../words/names.js';
import { OpenWindows } from './open-windows.js';
import { Players } from './players.js';
import type { Session, Snapshot } from './session.js';

interface Given {
  session: Session;
  snapshot: Snapshot;
  names: Names;
  keys: ReadonlyMap<string, string>;
  hasKeys: boolean;
}

export function TableView({ session, snapshot, names, keys, hasKeys }: Given) {
  const { game, board } = snapshot;
  if (!game) return null;
  const isPlaying = game.status === 'playing';
  const hasCards = game.manche !== undefined;
  return (
    <div class="table-view">
      <Players game={game} names={names} />
      <div class="middle">
        <section class="felt">
          {hasCards ? (
            <CardTable tour={game.tour ?? null} manche={game.manche ?? null} names={names} />
          ) : (
            <Throw board={board} names={names} hiddenDice={game.hidden_dice} newSince={snapshot.newSince} />
          )}
        </section>
        {isPlaying && session.seat && <ActsPanel {...{ session, snapshot, names, keys, hasKeys }} />}
        {isPlaying && session.seat && hasCards && <Hand {...{ session, snapshot, names, hasKeys }} />}
        {isPlaying && <OpenWindows game={game} names={names} />}
        <RacePanel races={board.races} names={names} newSince={snapshot.newSince} tieMs={Number(game.options['tie_ms'] ?? 0)} />
      </div>
      <Log events={snapshot.events} names={names} />
    </div>
  );
}
