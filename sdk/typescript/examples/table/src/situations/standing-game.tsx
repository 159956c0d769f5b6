/** A game of the sandbox, seen from one of its seats, with its clock in the player's hand. */

import { useMemo, useState } from 'preact/hooks';
import type { ClockBody, SandboxGame, SituationView } from 'chouette-sdk';
import { Inspector } from '../developer/inspector.js';
import { GameClock } from '../game/countdown.js';
import { Place } from '../game/place.js';
import { useSession } from '../game/use-session.js';
import type { KeptSeat } from '../service/seats.js';
import { useLanguage, useWords } from '../shell/language.js';
import { usePreferences } from '../shell/preferences.js';
import { sayProblem } from '../shell/toasts.js';
import { Attempt } from './attempt.js';

export function StandingGame({ situation, made }: { situation: SituationView; made: SandboxGame }) {
  const t = useWords();
  const seats = made.seats.filter((seat) => seat.token !== null);
  // Where there is something to do is where to look from first.
  const asked = situation.attempt?.player ?? situation.offers[0]?.player;
  const [player, setPlayer] = useState((seats.find((seat) => seat.player === asked) ?? seats[0])?.player);
  const seat = seats.find((each) => each.player === player);
  const kept: KeptSeat | undefined = seat?.token
    ? { game: made.id, player: seat.player, token: seat.token, commitment: made.game.commitment, entropy: '' }
    : undefined;
  return (
    <>
      <fieldset class="books">
        <legend>{t('seen_from')}</legend>
        {seats.map((each) => (
          <label key={each.player} class="book">
            <input type="radio" name="seen-from" checked={each.player === player} onChange={() => setPlayer(each.player)} />
            <span>{each.name}</span>
          </label>
        ))}
      </fieldset>
      <Seen key={player} situation={situation} made={made} kept={kept} />
    </>
  );
}

function Seen({ situation, made, kept }: { situation: SituationView; made: SandboxGame; kept: KeptSeat | undefined }) {
  const t = useWords();
  const language = useLanguage();
  const { developer } = usePreferences();
  const [session, snapshot] = useSession(made.id, kept);
  const [instant, setInstant] = useState(made.now);
  const clock = useMemo(() => () => instant, [instant]);
  const pass = async (body: ClockBody) => {
    try {
      const moved = await session.table.client.api.advanceClock({ path: { game_id: made.id }, body });
      setInstant(moved.now);
    } catch (problem) {
      sayProblem(problem, language);
    }
  };
  return (
    <GameClock.Provider value={clock}>
      <div class="buttons clock" role="group" aria-label={t('clock')}>
        <span>{t('clock_at', { seconds: ((instant - made.now) / 1000).toFixed(1) })}</span>
        <button type="button" onClick={() => void pass({ advance_ms: 1000 })}>{t('clock_second')}</button>
        <button type="button" onClick={() => void pass({ to: 'next_deadline' })}>{t('clock_deadline')}</button>
        {situation.attempt && <Attempt attempt={situation.attempt} session={session} />}
      </div>
      <Place session={session} snapshot={snapshot} hasKeys sat={() => undefined} />
      {developer && <Inspector session={session} snapshot={snapshot} />}
    </GameClock.Provider>
  );
}
