/** A game: at a seat of this browser, or watching. `#/game/ID`, with `?as=PLAYER`, or with the token of an invitation. */

import { useEffect, useState } from 'preact/hooks';
import { Inspector } from '../developer/inspector.js';
import { useLanguage, useWords } from '../shell/language.js';
import { usePreferences } from '../shell/preferences.js';
import { linkTo } from '../shell/route.js';
import { problemText } from '../shell/toasts.js';
import { forget, seatsOf, type KeptSeat } from '../service/seats.js';
import { Place } from './place.js';
import { useSession } from './use-session.js';

const LEFT_OUT = new Set(['token_unknown']);

export function GamePage({ id, asked }: { id: string; asked: URLSearchParams }) {
  const seats = seatsOf(id);
  const wanted = asked.get('as');
  const first = asked.has('watch') ? undefined : (seats.find((seat) => seat.player === wanted) ?? seats[0]);
  const [kept, setKept] = useState<KeptSeat | undefined>(first);
  return (
    <Live
      key={kept?.player ?? ''}
      id={id}
      kept={kept}
      watching={asked.get('watch') ?? undefined}
      invitation={asked.get('invitation') ?? undefined}
      sat={setKept}
    />
  );
}

interface Given {
  id: string;
  kept: KeptSeat | undefined;
  /** The token of an invitation to watch; empty for a game that all may watch. */
  watching: string | undefined;
  /** The token of an invitation to sit. */
  invitation: string | undefined;
  sat: (seat: KeptSeat | undefined) => void;
}

function Live({ id, kept, watching, invitation, sat }: Given) {
  const t = useWords();
  const language = useLanguage();
  const { developer } = usePreferences();
  const [session, snapshot] = useSession(id, kept, watching || undefined);
  const { problem, game } = snapshot;
  const isYourTurn = game?.status === 'playing' && (game.to_throw ?? game.turn) === game.you;
  useEffect(() => {
    document.title = `${isYourTurn ? '● ' : ''}${game?.name || t('title')}`;
  }, [game?.name, isYourTurn, language]);
  if (problem !== undefined && kept && LEFT_OUT.has((problem as { code?: string }).code ?? '')) {
    return (
      <div class="page">
        <p class="notice" role="alert">{t('seat_is_gone')}</p>
        <button type="button" onClick={() => (forget(id, kept.player), sat(undefined))}>{t('watch_instead')}</button>
      </div>
    );
  }
  if (problem !== undefined && !game) {
    return (
      <div class="page">
        <h1>{t('no_game')}</h1>
        <p class="notice" role="alert">{problemText(problem, language)}</p>
        <a class="button" href={linkTo('')}>{t('to_lobby')}</a>
      </div>
    );
  }
  if (!game) return <p class="page loading" role="status">{t('loading')}</p>;
  return (
    <>
      <Place session={session} snapshot={snapshot} hasKeys invitation={invitation} sat={sat} />
      {developer && <Inspector session={session} snapshot={snapshot} />}
    </>
  );
}
