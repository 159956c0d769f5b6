/** Before the start: who sits there, sitting down, bots, the start itself. */

import { useEffect, useState } from 'preact/hooks';
import type { BotBody, BotLevel, RulesetInfo } from 'chouette-sdk';
import { client } from '../service/client.js';
import { smallestTeam, teamsOf } from '../lobby/teams.js';
import { forget, type KeptSeat } from '../service/seats.js';
import { useLanguage, useWords } from '../shell/language.js';
import { goTo, linkTo } from '../shell/route.js';
import { sayProblem } from '../shell/toasts.js';
import type { Names } from '../words/names.js';
import { JoinForm } from './join-form.js';
import type { Session, Snapshot } from './session.js';

interface Given {
  session: Session;
  snapshot: Snapshot;
  names: Names;
  book: RulesetInfo | undefined;
  invitation: string | undefined;
  sat: (seat: KeptSeat | undefined) => void;
}

export function WaitingRoom({ session, snapshot, invitation, sat }: Given) {
  const t = useWords();
  const language = useLanguage();
  const { game } = snapshot;
  if (!game) return null;
  const free = Number(game.options['max_players'] ?? 0) - game.players.length;
  const attempt = (act: Promise<unknown> | undefined) =>
    act?.then(() => session.refresh(), (problem: unknown) => sayProblem(problem, language));
  const team = smallestTeam(teamsOf(game), game.players.map((player) => player.team));
  const leave = async () => {
    await attempt(session.seat?.leave());
    forget(game.id, session.kept?.player);
    goTo(linkTo(''));
  };
  return (
    <div class="waiting">
      <section aria-labelledby="seats-title">
        <h2 id="seats-title">{t('seats')} <small>{t('seats_free', { count: free })}</small></h2>
        {game.players.length === 0 && <p class="empty">{t('no_players_yet')}</p>}
        <ul class="seat-list">
          {game.players.map((player) => (
            <li key={player.id}>
              <span>{player.display_name}{player.id === game.you && <small> {t('you')}</small>}</span>
              {player.team && <small>{player.team}</small>}
              {player.bot && <small>{t('bot', { level: player.bot })}</small>}
              {player.bot && session.seat && (
                <button type="button" class="quiet" onClick={() => attempt(session.table.removeBot(player.id))} aria-label={t('remove_bot', { player: player.display_name })}>
                  {t('remove')}
                </button>
              )}
            </li>
          ))}
        </ul>
      </section>
      {session.seat ? (
        <section class="host">
          {free > 0 && <AddBot add={(level) => attempt(session.table.addBot(level, team === undefined ? {} : { team }))} />}
          <div class="buttons">
            <button type="button" class="main" disabled={game.players.length < 2} onClick={() => attempt(session.seat?.start())}>{t('start')}</button>
            <button type="button" class="quiet" onClick={() => void leave()}>{t('leave')}</button>
          </div>
          {game.players.length < 2 && <p class="hint">{t('needs_two')}</p>}
        </section>
      ) : (
        free > 0 && <JoinForm game={game} table={session.table} invitation={invitation} sat={sat} />
      )}
    </div>
  );
}

function AddBot({ add }: { add: (level: BotBody['level']) => void }) {
  const t = useWords();
  const language = useLanguage();
  const [levels, setLevels] = useState<BotLevel[]>([]);
  useEffect(() => {
    client.api.listBotLevels().then((told) => setLevels(told.levels), () => undefined);
  }, []);
  if (levels.length === 0) return null;
  return (
    <div class="add-bot">
      <h3>{t('add_bot')}</h3>
      <div class="buttons">
        {levels.map((level) => (
          <button key={level.id} type="button" title={language === 'fr' ? level.fr : level.en} onClick={() => add(level.id as BotBody['level'])}>
            {level.id}
          </button>
        ))}
      </div>
    </div>
  );
}
