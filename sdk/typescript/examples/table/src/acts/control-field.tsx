/** One control of a form, as HTML has it. */

import { Die } from '../board/die.js';
import { PlayingCard } from '../board/playing-card.js';
import { useWords } from '../shell/language.js';
import type { Control, Draft } from './controls.js';
import { held, type Order, type Row } from './draft.js';
import { fieldName } from './field-name.js';
import { Letters } from './letters.js';
import { Rows } from './rows.js';
import { Shop } from './shop.js';

export interface ControlGiven<Kind extends Control['kind']> {
  control: Control & { kind: Kind };
  draft: Draft;
  change: (value: unknown) => void;
}

export function ControlField({ control, draft, change }: { control: Control; draft: Draft; change: (value: unknown) => void }) {
  switch (control.kind) {
    case 'choice':
      return <Choice control={control} draft={draft} change={change} />;
    case 'several':
      return <Several control={control} draft={draft} change={change} />;
    case 'number':
      return <Amount control={control} draft={draft} change={change} />;
    case 'text':
      return <Text control={control} draft={draft} change={change} />;
    case 'rows':
      return <Rows control={control} rows={held(control, draft) as Row[]} change={change} />;
    case 'shop':
      return <Shop control={control} order={held(control, draft) as Order} change={change} />;
  }
}

function Choice({ control, draft, change }: ControlGiven<'choice'>) {
  const t = useWords();
  return (
    <label class="field">
      <span>{fieldName(control.name, t)}</span>
      <select value={String(held(control, draft))} onChange={(event) => change(event.currentTarget.value)}>
        {control.optional && <option value="">{t('not_said')}</option>}
        {control.options.map((option) => (
          <option key={option.key} value={option.key}>{option.label}</option>
        ))}
      </select>
    </label>
  );
}

function Several({ control, draft, change }: ControlGiven<'several'>) {
  const t = useWords();
  const chosen = held(control, draft) as string[];
  const toggle = (key: string) => change(chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key]);
  const isFull = chosen.length >= control.most;
  return (
    <fieldset class="field several">
      <legend>{fieldName(control.name, t)} ({chosen.length}/{control.most})</legend>
      {control.options.map((option) => (
        <label key={option.key} class="pick">
          <input
            type="checkbox"
            checked={chosen.includes(option.key)}
            disabled={isFull && !chosen.includes(option.key)}
            onChange={() => toggle(option.key)}
          />
          {control.faces === 'dice' && <Die face={Number(option.sent)} />}
          {control.faces === 'cards' && <PlayingCard code={String(option.sent)} />}
          {control.faces === undefined && <span>{option.label}</span>}
        </label>
      ))}
    </fieldset>
  );
}

function Amount({ control, draft, change }: ControlGiven<'number'>) {
  const t = useWords();
  const value = Number(held(control, draft));
  const { minimum, maximum, name } = control;
  return (
    <label class="field">
      <span>{fieldName(name, t)} ({minimum}–{maximum})</span>
      <input
        type="number"
        required
        step={1}
        min={minimum}
        max={maximum}
        value={value}
        onInput={(event) => change(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}

function Text({ control, draft, change }: ControlGiven<'text'>) {
  const t = useWords();
  const text = String(held(control, draft));
  return (
    <>
      <label class="field">
        <span>{fieldName(control.name, t)}</span>
        <input type="text" maxLength={200} value={text} onInput={(event) => change(event.currentTarget.value)} />
      </label>
      <Letters text={text} change={change} />
    </>
  );
}
