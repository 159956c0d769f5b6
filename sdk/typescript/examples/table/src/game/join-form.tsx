/** Sitting down: a name, a team where teams play, and chance of one's own for the draws. */

import { useState } from 'preact/hooks';
import type { Game, Table } from 'chouette-sdk';
import { client } from '../service/client.js';
import { smallestTeam, teamsOf } from '../lobby/teams.js';
import { entropy, keep, myName, rememberName, type KeptSeat } from '../service/seats.js';
import { useLanguage, useWords } from '../shell/language.js';
import { sayProblem } from '../shell/toasts.js';

interface Given {
  game: Game;
  table: Table;
  invitation?: string | undefined;
  sat: (seat: KeptSeat) => void;
}

export function JoinForm({ game, table, invitation, sat }: Given) {
  const t = useWords();
  const language = useLanguage();
  const [name, setName] = useState(myName);
  const [own, setOwn] = useState(entropy);
  const teams = teamsOf(game);
  const [team, setTeam] = useState(() => smallestTeam(teams, game.players.map((player) => player.team)) ?? '');
  const [isBusy, setIsBusy] = useState(false);
  const join = async () => {
    setIsBusy(true);
    try {
      const beside = client.table(game.id);
      // What this page has seen of the game before sitting down is what its dice are checked against.
      beside.noted.commitment = table.noted.commitment;
      const seat = await beside.join(name.trim(), { entropy: own, ...(team && { team }), ...(invitation && { invitation }) });
      rememberName(name.trim());
      sat(keep(seat));
    } catch (problem) {
      sayProblem(problem, language);
      setIsBusy(false);
    }
  };
  return (
    <form class="join" onSubmit={(event) => (event.preventDefault(), void join())}>
      <h2>{t('sit_down')}</h2>
      {game.seats === 'invited' && !invitation && <p class="hint">{t('needs_invitation')}</p>}
      <label class="field">
        <span>{t('name')}</span>
        <input type="text" required maxLength={40} autocomplete="nickname" value={name} onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      {teams.length > 0 && (
        <label class="field">
          <span>{t('team')}</span>
          <select value={team} onChange={(event) => setTeam(event.currentTarget.value)}>
            {teams.map((each) => <option key={each}>{each}</option>)}
          </select>
        </label>
      )}
      <details>
        <summary>{t('your_chance')}</summary>
        <p class="hint">{t('your_chance_why')}</p>
        <label class="field">
          <span>{t('your_chance')}</span>
          <input type="text" maxLength={200} value={own} onInput={(event) => setOwn(event.currentTarget.value)} />
        </label>
      </details>
      <button type="submit" class="main" disabled={isBusy || !name.trim()}>{t('sit_down')}</button>
    </form>
  );
}
