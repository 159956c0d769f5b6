/** All situations of the sandbox's gallery: `#/situations`. Each is a link to a game that stands in it. */

import { useEffect, useState } from 'preact/hooks';
import type { SituationSummary } from 'chouette-sdk';
import { client } from '../service/client.js';
import { useLanguage, useWords } from '../shell/language.js';
import { linkTo } from '../shell/route.js';
import { problemText } from '../shell/toasts.js';

let known: Promise<SituationSummary[]> | undefined;

/** The whole gallery, asked for once. */
export function gallery(): Promise<SituationSummary[]> {
  known ??= all().catch((problem: unknown) => {
    known = undefined;
    throw problem;
  });
  return known;
}

async function all(): Promise<SituationSummary[]> {
  const found: SituationSummary[] = [];
  let cursor: string | undefined;
  do {
    const page = await client.api.listSituations({ query: { limit: 100, ...(cursor && { cursor }) } });
    found.push(...page.situations);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return found;
}

export function SituationsPage() {
  const t = useWords();
  const language = useLanguage();
  const [situations, setSituations] = useState<SituationSummary[]>();
  const [problem, setProblem] = useState<unknown>();
  const [ruleset, setRuleset] = useState('');
  const [kind, setKind] = useState('');
  useEffect(() => {
    gallery().then(setSituations, setProblem);
  }, []);
  const shown = (situations ?? []).filter((each) => (!ruleset || each.ruleset === ruleset) && (!kind || each.kind === kind));
  const titleOf = (each: SituationSummary) => (language === 'fr' ? each.title_fr : each.title_en);
  return (
    <div class="page situations">
      <h1>{t('situations')}</h1>
      <p>{t('situations_why')}</p>
      {problem !== undefined && <p class="notice" role="alert">{problemText(problem, language)}</p>}
      {situations === undefined && problem === undefined && <p class="loading" role="status">{t('loading')}</p>}
      {situations && (
        <div class="grid">
          <Filter label={t('rulebook')} value={ruleset} values={situations.map((each) => each.ruleset)} change={setRuleset} />
          <Filter label={t('kind')} value={kind} values={situations.map((each) => each.kind)} change={setKind} />
        </div>
      )}
      <p class="hint" role="status">{situations && t('situations_count', { count: shown.length })}</p>
      <ul class="games">
        {shown.map((each) => (
          <li key={each.id}>
            <a class="game-row" href={linkTo('situations', each.id)}>
              <span class="game-name">{titleOf(each)}</span>
              <span class="game-more">{[each.ruleset, each.kind, ...each.about].join(' · ')}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Filtering {
  label: string;
  value: string;
  values: string[];
  change: (value: string) => void;
}

function Filter({ label, value, values, change }: Filtering) {
  const t = useWords();
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => change(event.currentTarget.value)}>
        <option value="">{t('all')}</option>
        {[...new Set(values)].map((each) => <option key={each}>{each}</option>)}
      </select>
    </label>
  );
}
