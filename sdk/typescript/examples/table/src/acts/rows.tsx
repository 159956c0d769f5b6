/** Several bets, or shares, at once: a row each. */

import { useWords } from '../shell/language.js';
import type { Control } from './controls.js';
import { firstRow, type Row } from './draft.js';
import { fieldName } from './field-name.js';

interface Given {
  control: Control & { kind: 'rows' };
  rows: readonly Row[];
  change: (rows: Row[]) => void;
}

export function Rows({ control, rows, change }: Given) {
  const t = useWords();
  const spent = rows.reduce((sum, row) => sum + row.amount, 0);
  const set = (at: number, changes: Partial<Row>) => change(rows.map((row, place) => (place === at ? { ...row, ...changes } : row)));
  const valuesOf = (row: Row) => control.bets.find(({ combination }) => combination.key === row.combination)?.values ?? [];
  return (
    <fieldset class="field rows">
      <legend>{fieldName(control.name, t)} ({spent}/{control.total})</legend>
      {rows.map((row, at) => (
        <div key={at} class="row">
          <label>
            <span>{t('field_target')}</span>
            <select value={row.target} onChange={(event) => set(at, { target: event.currentTarget.value })}>
              {control.targets.map((each) => <option key={each.key} value={each.key}>{each.label}</option>)}
            </select>
          </label>
          {row.combination !== undefined && (
            <label>
              <span>{t('field_combination')}</span>
              <select value={row.combination} onChange={(event) => set(at, { combination: event.currentTarget.value, value: '' })}>
                {control.bets.map(({ combination }) => <option key={combination.key} value={combination.key}>{combination.label}</option>)}
              </select>
            </label>
          )}
          {valuesOf(row).length > 0 && (
            <label>
              <span>{t('field_value')}</span>
              <select value={row.value ?? ''} onChange={(event) => set(at, { value: event.currentTarget.value })}>
                <option value="">{t('not_said')}</option>
                {valuesOf(row).map((each) => <option key={each.key} value={each.key}>{each.label}</option>)}
              </select>
            </label>
          )}
          <label>
            <span>{t('field_amount')}</span>
            <input
              type="number"
              min={control.amount.minimum}
              max={control.total}
              value={row.amount}
              onInput={(event) => set(at, { amount: event.currentTarget.valueAsNumber || 0 })}
            />
          </label>
          <button type="button" class="quiet" onClick={() => change(rows.filter((_, place) => place !== at))}>{t('remove')}</button>
        </div>
      ))}
      <button type="button" class="quiet" onClick={() => change([...rows, { ...firstRow(control), amount: Math.max(0, control.total - spent) }])}>
        {t('add_row')}
      </button>
    </fieldset>
  );
}
