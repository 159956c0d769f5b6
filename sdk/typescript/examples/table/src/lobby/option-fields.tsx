/** The options of a rulebook as a form made of their types and bounds. Only what differs from the default is sent. */

import type { Option, RulesetInfo } from 'chouette-sdk';
import { useLanguage, useWords } from '../shell/language.js';

interface Given {
  book: RulesetInfo;
  isPrivate: boolean;
  values: Record<string, unknown>;
  change: (values: Record<string, unknown>) => void;
}

/** What most tables want to say; the rest is behind one click. */
const FIRST = new Set(['target', 'preset', 'manches', 'aquitaine', 'max_players']);

export function OptionFields({ book, isPrivate, values, change }: Given) {
  const t = useWords();
  const open = book.options.filter((option) => !option.read_only && option.type !== 'teams');
  const set = (option: Option, value: unknown) => {
    const { [option.name]: _, ...others } = values;
    change(value === standard(option, isPrivate) ? others : { ...others, [option.name]: value });
  };
  const field = (option: Option) => (
    <OptionField key={option.name} option={option} value={values[option.name] ?? standard(option, isPrivate)} set={(value) => set(option, value)} />
  );
  return (
    <fieldset class="options">
      <legend>{t('options')}</legend>
      <div class="grid">{open.filter(({ name }) => FIRST.has(name)).map(field)}</div>
      <details>
        <summary>{t('more_options', { count: open.filter(({ name }) => !FIRST.has(name)).length })}</summary>
        <div class="grid">{open.filter(({ name }) => !FIRST.has(name)).map(field)}</div>
      </details>
    </fieldset>
  );
}

const standard = (option: Option, isPrivate: boolean) => (isPrivate ? option.default_private : option.default);

function OptionField({ option, value, set }: { option: Option; value: unknown; set: (value: unknown) => void }) {
  const language = useLanguage();
  const text = language === 'fr' ? option.fr : option.en;
  const about = text.charAt(0).toUpperCase() + text.slice(1);
  if (option.type === 'boolean') {
    return (
      <label class="check">
        <input type="checkbox" checked={value === true} onChange={(event) => set(event.currentTarget.checked)} />
        <span>{about} <code>{option.name}</code></span>
      </label>
    );
  }
  return (
    <label class="field">
      <span>{about} <code>{option.name}</code></span>
      {option.type === 'choice' ? (
        <select value={JSON.stringify(value)} onChange={(event) => set(JSON.parse(event.currentTarget.value))}>
          {option.choices.map((each) => <option key={each} value={JSON.stringify(each)}>{each}</option>)}
        </select>
      ) : (
        <input
          type="number"
          required
          step={1}
          min={option.minimum ?? undefined}
          max={option.maximum ?? undefined}
          value={Number(value)}
          onInput={(event) => Number.isFinite(event.currentTarget.valueAsNumber) && set(event.currentTarget.valueAsNumber)}
        />
      )}
    </label>
  );
}
