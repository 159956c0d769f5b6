/** A window on a line in ms: from its opening to its end, with a mark for everything that was said in it. */

import type { Race } from '../board/race.js';
import { useWords } from '../shell/language.js';
import type { Names } from '../words/names.js';

const WIDTH = 320;
const EDGE = 12;

export function RaceLine({ race, names }: { race: Race; names: Names }) {
  const t = useWords();
  const latest = Math.max(...race.answers.map(({ at }) => at), race.openedAt + 1);
  const span = latest - race.openedAt;
  const x = (at: number) => EDGE + ((at - race.openedAt) / span) * (WIDTH - 2 * EDGE);
  const told = race.answers.map((answer) => `${names.player(answer.player)} ${Math.round(answer.at - race.openedAt)} ms`).join(', ');
  return (
    <svg class="race-line" viewBox={`0 0 ${WIDTH} 34`} role="img" aria-label={t('race_line', { told })}>
      <line x1={EDGE} x2={WIDTH - EDGE} y1="12" y2="12" />
      <text class="race-start" x={EDGE} y="31">0</text>
      <text class="race-end" x={WIDTH - EDGE} y="31" text-anchor="end">{Math.round(span)} ms</text>
      {race.answers.map((answer, at) => (
        <g key={`${answer.player} ${at}`} class={at === 0 ? 'first' : ''}>
          <circle cx={x(answer.at)} cy="12" r={at === 0 ? 6 : 4.5}>
            <title>{names.player(answer.player)}: {names.phrase(answer.annonce, answer.fields)} ({Math.round(answer.at - race.openedAt)} ms)</title>
          </circle>
        </g>
      ))}
    </svg>
  );
}
