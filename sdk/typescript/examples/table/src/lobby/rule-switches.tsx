/** The rules of a rulebook, each with what it says, to be switched where it may be. */

import type { RulesetInfo } from 'chouette-sdk';
import { useLanguage, useWords } from '../shell/language.js';

interface Given {
  book: RulesetInfo;
  /** The version chosen, where the rulebook has several. */
  preset: unknown;
  /** Only the rules that are not as the rulebook has them. */
  switched: Record<string, boolean>;
  change: (switched: Record<string, boolean>) => void;
}

export function RuleSwitches({ book, preset, switched, change }: Given) {
  const t = useWords();
  const language = useLanguage();
  const ofPreset = typeof preset === 'string' ? book.presets?.[preset] : undefined;
  const isOn = (rule: RulesetInfo['rules'][number]) => (ofPreset ? ofPreset.includes(rule.id) : rule.on);
  const toggle = (rule: RulesetInfo['rules'][number], on: boolean) => {
    const { [rule.id]: _, ...others } = switched;
    change(on === isOn(rule) ? others : { ...others, [rule.id]: on });
  };
  const open = book.rules.filter((rule) => rule.switchable);
  if (open.length === 0) return null;
  return (
    <details class="rules">
      <summary>{t('rules', { count: open.length })}</summary>
      <ul>
        {open.map((rule) => (
          <li key={rule.id}>
            <label class="check">
              <input type="checkbox" checked={switched[rule.id] ?? isOn(rule)} onChange={(event) => toggle(rule, event.currentTarget.checked)} />
              <span><strong>{rule.label}</strong> {language === 'fr' ? rule.fr : rule.en}</span>
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
