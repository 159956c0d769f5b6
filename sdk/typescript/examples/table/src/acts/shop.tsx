/** An order within the gold that there is. */

import { useWords } from '../shell/language.js';
import type { Control, Ware } from './controls.js';
import { mostOf, priceOf, type Order } from './draft.js';

interface Given {
  control: Control & { kind: 'shop' };
  order: Order;
  change: (order: Order) => void;
}

export function Shop({ control, order, change }: Given) {
  const t = useWords();
  const spent = priceOf(control, order);
  const needed = (ware: Ware) => control.wares.find(({ name }) => name === ware.needs)?.label ?? '';
  // What needs a ware goes back with it.
  const set = (name: string, count: number) => {
    const next = { ...order, [name]: { ...order[name], count } };
    const kept = Object.entries(next).filter(([each]) => count > 0 || control.wares.find((ware) => ware.name === each)?.needs !== name);
    change(Object.fromEntries(kept));
  };
  return (
    <fieldset class="field rows">
      <legend>{t('gold', { spent, gold: control.gold })}</legend>
      {control.wares.map((ware) => (
        <div key={ware.name} class="row">
          <label>
            <span>{ware.label} ({ware.price}{needed(ware) && `, ${t('ware_needs', { what: needed(ware) })}`})</span>
            <input
              type="number"
              min={0}
              max={mostOf(control, order, ware)}
              disabled={mostOf(control, order, ware) === 0}
              value={order[ware.name]?.count ?? 0}
              onInput={(event) => set(ware.name, event.currentTarget.valueAsNumber || 0)}
            />
          </label>
          {ware.targets.length > 0 && (
            <label>
              <span>{t('field_target')}</span>
              <select
                value={order[ware.name]?.target}
                onChange={(event) => change({ ...order, [ware.name]: { count: order[ware.name]?.count ?? 0, target: event.currentTarget.value } })}
              >
                {ware.targets.map((each) => <option key={each.key} value={each.key}>{each.label}</option>)}
              </select>
            </label>
          )}
        </div>
      ))}
    </fieldset>
  );
}
