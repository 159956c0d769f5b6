/** What a form holds, and what is sent of it. */

import type { ActFields } from 'chouette-sdk';
import type { Control, Draft, Ware } from './controls.js';
import type { Option } from './option.js';

/** A line of a list: to whom, how much, on what. */
export interface Row {
  target: string;
  amount: number;
  combination?: string;
  /** Empty where nothing narrows the bet. */
  value?: string;
}

/** What is bought: how many of each ware, and for whom where it needs a target. */
export type Order = Readonly<Record<string, { count: number; target?: string }>>;

/** What a control holds before the player has touched it. */
export function initial(control: Control): unknown {
  switch (control.kind) {
    case 'choice':
      return control.optional ? '' : (control.options[0]?.key ?? '');
    case 'several':
      return [];
    case 'number':
      return control.minimum;
    case 'text':
      return '';
    case 'rows':
      return [firstRow(control)];
    case 'shop':
      return {};
  }
}

export function firstRow(control: Control & { kind: 'rows' }): Row {
  const [bet] = control.bets;
  const amount = bet?.minimum ?? control.amount.maximum;
  return { target: control.targets[0]?.key ?? '', amount, ...(bet && { combination: bet.combination.key }) };
}

/** What a control holds now: what was chosen, unless what was chosen before has changed what may be. */
export function held(control: Control, draft: Draft): unknown {
  const value = draft[control.name];
  if (value === undefined) return initial(control);
  if (control.kind === 'choice' && value !== '' && !control.options.some(({ key }) => key === value)) return initial(control);
  if (control.kind === 'number') return Math.min(control.maximum, Math.max(control.minimum, Number(value)));
  return value;
}

/** Whether everything is said that must be. */
export function isComplete(controls: readonly Control[], draft: Draft): boolean {
  return controls.every((control) => {
    const value = held(control, draft);
    switch (control.kind) {
      case 'choice':
        return control.optional || value !== '';
      case 'several':
        return (value as string[]).length >= control.least && (value as string[]).length <= control.most;
      case 'number':
        return Number.isInteger(value);
      case 'text':
        return control.optional || String(value).trim() !== '';
      case 'rows':
        return (value as Row[]).reduce((sum, row) => sum + row.amount, 0) <= control.total;
      case 'shop':
        return priceOf(control, value as Order) <= control.gold && control.wares.every((ware) => isSold(ware, value as Order));
    }
  });
}

export function priceOf(control: Control & { kind: 'shop' }, order: Order): number {
  return control.wares.reduce((sum, ware) => sum + ware.price * (order[ware.name]?.count ?? 0), 0);
}

/** Whether this ware may be in the order: some need another in it. */
function isSold(ware: Ware, order: Order): boolean {
  return !order[ware.name]?.count || ware.needs === undefined || Boolean(order[ware.needs]?.count);
}

/** How many of this ware the order may hold, with all else that is in it. */
export function mostOf(control: Control & { kind: 'shop' }, order: Order, ware: Ware): number {
  if (ware.needs !== undefined && !order[ware.needs]?.count) return 0;
  const left = control.gold - priceOf(control, order) + ware.price * (order[ware.name]?.count ?? 0);
  return Math.min(ware.most, ware.price > 0 ? Math.floor(left / ware.price) : ware.most);
}

/** The fields of the act. */
export function sent(controls: readonly Control[], draft: Draft): ActFields {
  const said: Record<string, unknown> = {};
  for (const control of controls) {
    const value = sentOf(control, held(control, draft));
    if (control.kind === 'shop' && control.within) said[control.within] = { ...(said[control.within] as object), [control.name]: value };
    else if (value !== undefined) said[control.name] = value;
  }
  return said as ActFields;
}

const find = (options: readonly Option[], key: unknown) => options.find((option) => option.key === key)?.sent;

function sentOf(control: Control, value: unknown): unknown {
  switch (control.kind) {
    case 'choice':
      return find(control.options, value);
    case 'several': {
      const list = (value as string[]).map((key) => find(control.options, key));
      return list.length > 0 || control.least > 0 ? list : undefined;
    }
    case 'number':
      return value;
    case 'text':
      return String(value).trim() || undefined;
    case 'rows':
      return (value as Row[]).map((row) => ({
        target: find(control.targets, row.target),
        amount: row.amount,
        ...(row.combination !== undefined && { combination: JSON.parse(row.combination) as string }),
        ...(row.value && { value: JSON.parse(row.value) as number }),
      }));
    case 'shop':
      return control.wares.flatMap((ware) => {
        const { count = 0, target = ware.targets[0]?.key } = (value as Order)[ware.name] ?? {};
        const one = target === undefined ? ware.name : { object: ware.name, target: find(ware.targets, target) };
        return Array.from({ length: count }, () => one);
      });
  }
}
