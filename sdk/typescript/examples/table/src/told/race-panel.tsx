/** The last races: who shouted what, when, and who was first by how much. */

import { leadMs, type Race } from '../board/race.js';
import { useWords } from '../shell/language.js';
import type { Names } from '../words/names.js';
import { RaceLine } from './race-line.js';

const SHOWN = 3;

/** Windows in which one takes one's time. */
const UNHURRIED = new Set(['direction', 'demand', 'exchange', 'vote']);

interface Given {
  races: readonly Race[];
  names: Names;
  newSince: number;
  /** How far apart two acts may be that are simultaneous. */
  tieMs: number;
}

export function RacePanel({ races, names, newSince, tieMs }: Given) {
  const t = useWords();
  const shown = races.filter(({ mode }) => !UNHURRIED.has(mode)).slice(-SHOWN).reverse();
  if (shown.length === 0) return null;
  return (
    <section class="races" aria-labelledby="races-title">
      <h2 id="races-title">{t('races')}</h2>
      <ol>
        {shown.map((race) => (
          <li key={race.seq} class={race.seq > newSince ? 'new' : ''}>
            <p>{raceText(race, tieMs, names, t)}</p>
            {race.answers.length > 1 && <RaceLine race={race} names={names} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

function raceText(race: Race, tieMs: number, names: Names, t: ReturnType<typeof useWords>): string {
  const [first, second] = race.answers;
  if (!first) return '';
  const said = { player: names.player(first.player), phrase: names.phrase(first.annonce, first.fields), ms: Math.round(first.at - race.openedAt) };
  const lead = leadMs(race);
  if (lead === undefined || !second) return t('race_alone', said);
  return t(lead <= tieMs ? 'race_tied' : 'race_won', { ...said, lead: Math.round(lead), other: names.player(second.player) });
}
