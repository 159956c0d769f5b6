/** A new game: rulebook, preset, options and rules, as the service tells them; who may sit and watch; bots. */

import { useEffect, useState } from 'preact/hooks';
import type { BotBody, OptionsBody, RulesetInfo } from 'chouette-sdk';
import { client } from '../service/client.js';
import { entropy, keep, myName, rememberName } from '../service/seats.js';
import { useRuleset } from '../service/rulesets.js';
import { useLanguage, useWords } from '../shell/language.js';
import { goTo, linkTo } from '../shell/route.js';
import { problemText } from '../shell/toasts.js';
import { BotsField } from './bots-field.js';
import { OptionFields } from './option-fields.js';
import { RuleSwitches } from './rule-switches.js';
import { smallestTeam } from './teams.js';
import { TeamsField } from './teams-field.js';

/** Teams by name, and that of the player; none where all play alone. */
interface Sides {
  teams: string[];
  mine: string | undefined;
}

type Door = { visibility: 'public' | 'private'; seats: 'open' | 'invited' };

export function CreatePage() {
  const t = useWords();
  const language = useLanguage();
  const [books, setBooks] = useState<RulesetInfo[]>([]);
  const [ruleset, setRuleset] = useState('wikimonde');
  const [name, setName] = useState('');
  const [player, setPlayer] = useState(myName);
  const [options, setOptions] = useState<Record<string, unknown>>({});
  const [rules, setRules] = useState<Record<string, boolean>>({});
  const [door, setDoor] = useState<Door>({ visibility: 'public', seats: 'open' });
  const [bots, setBots] = useState<string[]>([]);
  const [{ teams, mine }, setSides] = useState<Sides>({ teams: [], mine: undefined });
  const [problem, setProblem] = useState<unknown>();
  const [isBusy, setIsBusy] = useState(false);
  const book = useRuleset(ruleset);
  useEffect(() => {
    client.api.listRulesets().then((told) => setBooks(told.rulesets), setProblem);
  }, []);
  const choose = (id: string) => (setRuleset(id), setOptions({}), setRules({}), setSides({ teams: [], mine: undefined }));
  const create = async () => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      const sides = teams.length > 0 && { teams: Object.fromEntries(teams.map((team) => [team.trim(), []])) };
      const said = { ...options, ...(Object.keys(rules).length > 0 && { rules }), ...sides } as OptionsBody;
      const sitter = { name: player.trim(), entropy: entropy(), ...(mine !== undefined && { team: mine.trim() }) };
      const named = name.trim() && { name: name.trim() };
      const seat = await client.createGame({ ruleset, ...named, options: said, ...door, bots: seated(bots, teams, mine), player: sitter });
      rememberName(player.trim());
      goTo(linkTo('game', keep(seat).game));
    } catch (refused) {
      setProblem(refused);
      setIsBusy(false);
    }
  };
  return (
    <div class="page create">
      <h1>{t('new_game')}</h1>
      <form onSubmit={(event) => (event.preventDefault(), void create())}>
        <fieldset class="books">
          <legend>{t('rulebook')}</legend>
          {books.map((each) => (
            <label key={each.id} class="book">
              <input type="radio" name="ruleset" value={each.id} checked={each.id === ruleset} onChange={() => choose(each.id)} />
              <span>{each.title}</span>
            </label>
          ))}
        </fieldset>
        <label class="field">
          <span>{t('name')}</span>
          <input type="text" required maxLength={40} autocomplete="nickname" value={player} onInput={(event) => setPlayer(event.currentTarget.value)} />
        </label>
        <label class="field">
          <span>{t('table_name')}</span>
          <input type="text" maxLength={40} value={name} onInput={(event) => setName(event.currentTarget.value)} />
        </label>
        <BotsField bots={bots} change={setBots} />
        <fieldset class="field">
          <legend>{t('who_may_come')}</legend>
          <label class="check">
            <input type="checkbox" checked={door.visibility === 'private'} onChange={(event) => setDoor({ ...door, visibility: event.currentTarget.checked ? 'private' : 'public' })} />
            <span>{t('private')}</span>
          </label>
          <label class="check">
            <input type="checkbox" checked={door.seats === 'invited'} onChange={(event) => setDoor({ ...door, seats: event.currentTarget.checked ? 'invited' : 'open' })} />
            <span>{t('invited_only')}</span>
          </label>
        </fieldset>
        {book?.options.some(({ type }) => type === 'teams') && (
          <TeamsField teams={teams} mine={mine} change={(names, own) => setSides({ teams: names, mine: own })} />
        )}
        {book && <OptionFields book={book} isPrivate={door.visibility === 'private'} values={options} change={setOptions} />}
        {book && <RuleSwitches book={book} preset={options['preset']} switched={rules} change={setRules} />}
        {problem !== undefined && <p class="notice" role="alert">{problemText(problem, language)}</p>}
        <button type="submit" class="main" disabled={isBusy || !player.trim()}>{t('create')}</button>
      </form>
    </div>
  );
}

/** The bots, each in the team that has the fewest players by then. */
function seated(levels: readonly string[], teams: readonly string[], mine: string | undefined): BotBody[] {
  const taken = [mine];
  return levels.map((level) => {
    const team = smallestTeam(teams, taken);
    taken.push(team);
    return { level: level as BotBody['level'], ...(team !== undefined && { team: team.trim() }) };
  });
}
