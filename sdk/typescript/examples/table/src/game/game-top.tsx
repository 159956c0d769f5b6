/** The heading of a game: its name, whose turn it is, its keys, a seat's presence, invitations. */

import { useState } from 'preact/hooks';
import type { RulesetInfo } from 'chouette-sdk';
import { KeyMap } from '../acts/key-map.js';
import { Dialog } from '../shell/dialog.js';
import { useLanguage, useWords } from '../shell/language.js';
import { linkTo } from '../shell/route.js';
import { sayProblem } from '../shell/toasts.js';
import type { Names } from '../words/names.js';
import { Invite } from './invite.js';
import type { Session, Snapshot } from './session.js';

interface Given {
  session: Session;
  snapshot: Snapshot;
  names: Names;
  book: RulesetInfo | undefined;
  keys: ReadonlyMap<string, string>;
}

type Shown = 'keys' | 'invite' | 'leave' | undefined;

export function GameTop({ session, snapshot, names, book, keys }: Given) {
  const t = useWords();
  const [shown, setShown] = useState<Shown>();
  const { game } = snapshot;
  if (!game) return null;
  const me = game.players.find((player) => player.id === game.you);
  return (
    <header class="game-top">
      <div>
        <h1>{game.name || t('game_of', { book: book?.title ?? game.ruleset })}</h1>
        <p class="subtitle">
          {game.name && `${book?.title ?? game.ruleset} · `}
          {me ? t('you_are', { player: me.display_name }) : t(session.seat ? 'you_wait' : 'you_watch')}
          {game.test_dice && ` · ${t('test_dice')}`}
        </p>
        <p class="turn" role="status" aria-live="polite">{turnText(snapshot, names, t)}</p>
      </div>
      <div class="tools">
        {game.status !== 'finished' && <button type="button" class="quiet" onClick={() => setShown('invite')}>{t('invite')}</button>}
        {me && game.status === 'playing' && <button type="button" class="quiet" onClick={() => setShown('keys')}>{t('keys')}</button>}
        {me && game.status === 'playing' && <Presence session={session} isSeated={me.presence === 'seated'} />}
        {me && game.status === 'playing' && me.in_game && <button type="button" class="quiet" onClick={() => setShown('leave')}>{t('leave')}</button>}
        <a class="quiet button" href={linkTo('seats', game.id)}>{t('side_by_side')}</a>
      </div>
      {shown === 'keys' && <KeyMap session={session} snapshot={snapshot} names={names} book={book} keys={keys} close={() => setShown(undefined)} />}
      {shown === 'leave' && <Leave session={session} close={() => setShown(undefined)} />}
      {shown === 'invite' && <Invite session={session} game={game} close={() => setShown(undefined)} />}
    </header>
  );
}

function turnText({ game, board }: Snapshot, names: Names, t: ReturnType<typeof useWords>): string {
  if (!game || game.status !== 'playing') return '';
  if (game.clock_stopped) return t('clock_stopped');
  const whose = game.to_throw ?? game.turn ?? board.turn;
  if (!whose) return '';
  return whose === game.you ? t('your_turn') : t('turn_of', { player: names.player(whose) });
}

/** Leaving for good, which is a forfeit: so it is asked twice. */
function Leave({ session, close }: { session: Session; close: () => void }) {
  const t = useWords();
  const language = useLanguage();
  const leave = () => {
    session.seat?.leave().then(close, (problem: unknown) => sayProblem(problem, language));
  };
  return (
    <Dialog title={t('leave')} close={close}>
      <p>{t('leave_why')}</p>
      <div class="buttons">
        <button type="button" class="main" onClick={leave}>{t('leave_for_good')}</button>
      </div>
    </Dialog>
  );
}

/** Standing up for a while, and sitting down again. */
function Presence({ session, isSeated }: { session: Session; isSeated: boolean }) {
  const t = useWords();
  const language = useLanguage();
  const change = () => {
    const done = isSeated ? session.seat?.stand() : session.seat?.sit();
    done?.catch((problem: unknown) => sayProblem(problem, language));
  };
  return <button type="button" class="quiet" onClick={change}>{t(isSeated ? 'stand_up' : 'sit_again')}</button>;
}
