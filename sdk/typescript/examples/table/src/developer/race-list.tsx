/** Every race on a line in ms, with what the service reckoned of each shout where lag is compensated. */

import type { Event, Timing } from 'chouette-sdk';
import type { Snapshot } from '../game/session.js';
import { useWords } from '../shell/language.js';
import { RaceLine } from '../told/race-line.js';
import type { Names } from '../words/names.js';

export function RaceList({ snapshot, names }: { snapshot: Snapshot; names: Names }) {
  const t = useWords();
  const { races } = snapshot.board;
  if (races.length === 0) return <p class="empty">{t('no_races')}</p>;
  return (
    <ol class="race-list">
      {[...races].reverse().map((race) => (
        <li key={race.seq}>
          <h3>{names.thing(race.name)} <small>#{race.window} {race.mode}</small></h3>
          <RaceLine race={race} names={names} />
          <div class="scroll" tabIndex={0}>
            <table>
              <thead>
                <tr><th>{t('player')}</th><th>{t('annonce')}</th><th>ms</th><th>{t('arrived')}</th><th>{t('credit')}</th></tr>
              </thead>
              <tbody>
                {race.answers.map((answer, at) => {
                  const timing = timingOf(snapshot.events, race.window, answer.player);
                  return (
                    <tr key={at}>
                      <td>{names.player(answer.player)}</td>
                      <td>{names.phrase(answer.annonce, answer.fields)}</td>
                      <td>{Math.round(answer.at - race.openedAt)}</td>
                      <td>{timing ? Math.round(timing.arrived_at - race.openedAt) : '—'}</td>
                      <td>{timing ? timing.credit_ms : '—'}</td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </div>
        </li>
      ))}
    </ol>
  );
}

function timingOf(events: readonly Event[], window: number, player: string): Timing | undefined {
  const found = events.find((event) => event.type === 'annonce_made' && event.window === window && event.player === player);
  return found?.type === 'annonce_made' ? found.timing : undefined;
}
