/** The dice on the table: in the air, landing, lying. */

import { useGameClock } from '../game/countdown.js';
import { useWords } from '../shell/language.js';
import type { Names } from '../words/names.js';
import { Die } from './die.js';
import type { Board, Thrown } from './fold.js';

interface Given {
  board: Board;
  names: Names;
  /** Dice of throws that this player alone sees. */
  hiddenDice?: readonly number[] | undefined;
  /** Throws up to this seq lay there before. */
  newSince: number;
}

export function Throw({ board, names, hiddenDice = [], newSince }: Given) {
  const t = useWords();
  const { thrown } = board;
  const instant = useGameClock(thrown?.landsAt ?? null);
  if (thrown === null) return <p class="empty">{t('no_throw')}</p>;
  const inTheAir = thrown.landsAt !== undefined && instant < thrown.landsAt;
  const faces = facesOf(thrown, hiddenDice);
  const isNew = thrown.seq > newSince;
  const told = inTheAir ? t('in_the_air') : faces.every((face) => face === undefined) ? t('hidden_dice') : names.dice(faces.map((face) => face ?? 0));
  return (
    <figure class="throw">
      <div key={thrown.seq} class={`dice ${isNew ? 'thrown' : ''} ${inTheAir ? 'flying' : ''}`} role="img" aria-label={`${t('dice')}: ${told}`}>
        {faces.map((face, at) => (
          <span key={at} class={`die-place ${at >= thrown.kept ? 'moved' : ''}`}>
            <Die face={inTheAir && at >= thrown.kept ? undefined : face} cul={at === 2} />
          </span>
        ))}
      </div>
      <figcaption>
        {t('thrown_by', { player: names.player(thrown.player) })}
        {inTheAir && ` ${t('shout_ahead')}`}
        {board.combinations.length > 0 && <strong> {names.things(board.combinations)}</strong>}
      </figcaption>
    </figure>
  );
}

function facesOf(thrown: Thrown, hiddenDice: readonly number[]): (number | undefined)[] {
  if (thrown.hidden && hiddenDice.length > 0) return [...hiddenDice];
  if (thrown.landsAt !== undefined) {
    const flying = thrown.purpose === 'chouettes' ? 2 : 1;
    return [...thrown.faces, ...Array.from({ length: flying }, () => undefined)];
  }
  return thrown.faces.length > 0 ? [...thrown.faces] : [undefined, undefined, undefined];
}
