/** The ways in which a form can be filled in: as it opens, and with each thing changed that it lets one choose. */

import { type ActFields, type ExpectedAct, plays } from 'chouette-sdk';
import { type Bet, type Control, controlsOf, type Draft } from '../src/acts/controls.js';
import { firstRow, held, isComplete, type Row, sent } from '../src/acts/draft.js';
import type { Names } from '../src/words/names.js';

/** What each way sends, without repetitions; none where no control would send the act. */
export function waysOf(offer: ExpectedAct, names: Names, hand: readonly string[]): ActFields[] {
  if (offer.act === 'play' || offer.act === 'putsch') {
    return plays(offer).map(({ cards, as }) => ({ cards, ...(as !== undefined && { as }) }));
  }
  const controls = (draft: Draft) => controlsOf(offer, draft, names, hand);
  const found = new Map<string, ActFields>();
  const begun = filled(controls, {});
  const changed = (draft: Draft, control: Control) => values(control).map((value) => filled(controls, { ...draft, [control.name]: value }));
  const known = new Set(controls(begun).map(({ name }) => name));
  const drafts = controls(begun).flatMap((control) => changed(begun, control));
  // A choice may bring controls that were not there before.
  const further = drafts.flatMap((draft) => controls(draft).filter(({ name }) => !known.has(name)).flatMap((control) => changed(draft, control)));
  for (const draft of [begun, ...drafts, ...further]) {
    const now = controls(draft);
    if (!isComplete(now, draft)) continue;
    const fields = sent(now, draft);
    found.set(JSON.stringify(fields), fields);
  }
  return [...found.values()];
}

/** What must be said and is not yet, chosen as a player would who takes the first of everything. */
function filled(controls: (draft: Draft) => Control[], draft: Draft): Draft {
  const missing = controls(draft).find((control) => !isComplete([control], draft));
  if (missing === undefined) return draft;
  const [first] = values(missing);
  return first === undefined ? draft : filled(controls, { ...draft, [missing.name]: first });
}

function values(control: Control): unknown[] {
  switch (control.kind) {
    case 'choice':
      return control.options.map(({ key }) => key);
    case 'several': {
      const keys = control.options.map(({ key }) => key);
      const counts = [...new Set([control.least, 1, control.most])].filter((count) => count >= control.least && count <= Math.min(control.most, keys.length));
      return counts.map((count) => keys.slice(0, count));
    }
    case 'number':
      return [control.minimum, control.maximum];
    case 'text':
      return ['Quoi ?'];
    case 'rows':
      return [held(control, {}), ...control.bets.flatMap((bet) => betsOn(control, bet))];
    case 'shop':
      return control.wares.map(({ name, needs }) => ({ [name]: { count: 1 }, ...(needs !== undefined && { [needs]: { count: 1 } }) }));
  }
}

/** A bet on this combination, also narrowed to the first of its values. */
function betsOn(control: Control & { kind: 'rows' }, { combination, minimum, values: narrowed }: Bet): Row[][] {
  const row = { ...firstRow(control), combination: combination.key, amount: minimum };
  return [[row], ...narrowed.slice(0, 1).map(({ key }) => [{ ...row, value: key }])];
}
