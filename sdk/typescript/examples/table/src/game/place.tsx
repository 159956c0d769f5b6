/** A place at the table, whatever the game's state: waiting for players, playing, over. */

import { useMemo } from 'preact/hooks';
import { keysOf } from '../acts/keys.js';
import { Result } from '../end/result.js';
import { useRuleset } from '../service/rulesets.js';
import type { KeptSeat } from '../service/seats.js';
import { useLanguage, useWords } from '../shell/language.js';
import { Names } from '../words/names.js';
import { GameTop } from './game-top.js';
import { JoinForm } from './join-form.js';
import { LineBanner } from './line-banner.js';
import type { Session, Snapshot } from './session.js';
import { TableView } from './table-view.js';
import { WaitingRoom } from './waiting-room.js';

interface Given {
  session: Session;
  snapshot: Snapshot;
  hasKeys: boolean;
  invitation?: string | undefined;
  sat: (seat: KeptSeat | undefined) => void;
}

export function Place({ session, snapshot, hasKeys, invitation, sat }: Given) {
  const t = useWords();
  const language = useLanguage();
  const { game } = snapshot;
  const book = useRuleset(game?.ruleset);
  const names = useMemo(() => new Names(language, game, book), [language, game, book]);
  const keys = useMemo(() => keysOf(book, game?.rules ?? []), [book, game?.rules.join()]);
  if (!game) return null;
  const given = { session, snapshot, names };
  return (
    // Busy as long as the events lag behind what the service tells of the game.
    <article class="place" aria-busy={snapshot.board.seq < game.seq}>
      <LineBanner line={game.status === 'finished' ? 'live' : snapshot.line} />
      <GameTop {...given} book={book} keys={keys} />
      {game.status === 'finished' && <Result {...given} sat={sat} />}
      {game.status === 'lobby' && <WaitingRoom {...given} book={book} invitation={invitation} sat={sat} />}
      {/* Some rulebooks let players come later; where one does not, the service says so. */}
      {game.status === 'playing' && !session.seat && (
        <details class="come-later">
          <summary>{t('come_later')}</summary>
          <JoinForm game={game} table={session.table} invitation={invitation} sat={sat} />
        </details>
      )}
      {game.status !== 'lobby' && <TableView {...given} keys={keys} hasKeys={hasKeys} />}
    </article>
  );
}
