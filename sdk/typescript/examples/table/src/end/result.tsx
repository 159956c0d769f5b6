/** The end: places, proof of the draws, the record, the game step by step, a rematch. */

import { useState } from 'preact/hooks';
import { keep, type KeptSeat } from '../service/seats.js';
import type { Session, Snapshot } from '../game/session.js';
import { useLanguage, useWords } from '../shell/language.js';
import { goTo, linkTo } from '../shell/route.js';
import { sayProblem } from '../shell/toasts.js';
import { score, type Names } from '../words/names.js';
import { Proof } from './proof.js';
import { RecordLink } from './record-link.js';

interface Given {
  session: Session;
  snapshot: Snapshot;
  names: Names;
  sat: (seat: KeptSeat | undefined) => void;
}

export function Result({ session, snapshot, names }: Given) {
  const t = useWords();
  const language = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const { game } = snapshot;
  if (!game) return null;
  const again = async () => {
    setIsBusy(true);
    try {
      const seat = await session.seat?.rematch();
      if (seat) goTo(linkTo('game', keep(seat).game));
    } catch (problem) {
      sayProblem(problem, language);
      setIsBusy(false);
    }
  };
  return (
    <section class="result" aria-labelledby="result-title">
      <h2 id="result-title">{game.winner ? t('winner', { player: names.player(game.winner) }) : t('no_winner')}</h2>
      {game.end && <p class="hint">{t('ended_by', { reason: names.reason(game.end) })}</p>}
      <ol class="places">
        {game.result.map((place) => (
          <li key={place.player}>
            <span class="rank">{place.rank}.</span> {names.player(place.player)} <strong>{score(place.score)}</strong>
          </li>
        ))}
      </ol>
      <div class="buttons">
        <Proof session={session} snapshot={snapshot} />
        <RecordLink session={session} />
        <a class="button" href={linkTo('replay', game.id, session.kept ? { as: session.kept.player } : {})}>{t('replay')}</a>
        {session.seat && <button type="button" disabled={isBusy} onClick={() => void again()}>{t('rematch')}</button>}
      </div>
    </section>
  );
}
