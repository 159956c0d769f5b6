/** Teams that play together: their names, and the one of the player who makes the table. */

import { useLanguage, useWords } from '../shell/language.js';

interface Given {
  teams: readonly string[];
  mine: string | undefined;
  change: (teams: string[], mine: string | undefined) => void;
}

/** The service takes no longer names. */
const LONGEST = 40;
const FEWEST = 2;
const FIRST = { fr: ['Rouges', 'Bleus'], en: ['Reds', 'Blues'] };

export function TeamsField({ teams, mine, change }: Given) {
  const t = useWords();
  const language = useLanguage();
  const rename = (at: number, name: string) => {
    const named = teams.map((each, place) => (place === at ? name : each));
    change(named, mine === teams[at] ? name : mine);
  };
  const remove = (at: number) => {
    const left = teams.filter((_, place) => place !== at);
    change(left, mine !== undefined && left.includes(mine) ? mine : left[0]);
  };
  const unused = () => {
    for (let number = teams.length + 1; ; number++) {
      const name = `${t('team')} ${number}`;
      if (!teams.includes(name)) return name;
    }
  };
  return (
    <fieldset class="field teams">
      <legend>{t('teams')}</legend>
      <label class="check">
        <input
          type="checkbox"
          checked={teams.length > 0}
          onChange={(event) => (event.currentTarget.checked ? change(FIRST[language], FIRST[language][0]) : change([], undefined))}
        />
        <span>{t('teams_why')}</span>
      </label>
      {teams.map((team, at) => (
        <div key={at} class="row">
          <label>
            <span>{t('team_number', { number: at + 1 })}</span>
            <input type="text" required maxLength={LONGEST} value={team} onInput={(event) => rename(at, event.currentTarget.value)} />
          </label>
          <label class="check">
            <input type="radio" name="my-team" checked={team === mine} onChange={() => change([...teams], team)} />
            <span>{t('my_team')}</span>
          </label>
          {teams.length > FEWEST && <button type="button" class="quiet" aria-label={t('remove_team', { team })} onClick={() => remove(at)}>✕</button>}
        </div>
      ))}
      {teams.length > 0 && <button type="button" class="quiet" onClick={() => change([...teams, unused()], mine)}>{t('add_team')}</button>}
    </fieldset>
  );
}
