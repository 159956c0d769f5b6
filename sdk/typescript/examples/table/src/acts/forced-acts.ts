/** What another player is made to do (`act`): acts as they are told, where an amount is open steps between, and shopping. */

import type { Constraints } from 'chouette-sdk';
import type { Names } from '../words/names.js';
import type { Option } from './option.js';

/** So many amounts of an open range are offered. */
const STEPS = 4;

/** What is sent for an order at a shop, but for what it orders. */
const ORDER = { annonce: 'emplettes', objects: [] };

/** Whether it is the order of ours, whose wares are asked for besides. */
export function isOrder(act: unknown): boolean {
  return act === ORDER;
}

export function actChoices(told: Constraints, names: Names): Option[] {
  const between = (told.acts_within ?? []).flatMap(({ act, maximum }) => steps(act, maximum));
  const all: unknown[] = [...(told.acts ?? []), ...between, ...(told.on_sale ? [ORDER] : [])];
  return unique(all.map((act) => ({ key: JSON.stringify(act), label: said(act, names), sent: act })));
}

function steps(act: Record<string, unknown>, maximum: number): unknown[] {
  const terms = act['terms'] as Record<string, unknown> | undefined;
  const least = Number((terms ?? act)['amount']);
  const amounts = Array.from({ length: STEPS }, (_, at) => Math.round(least + ((maximum - least) * (at + 1)) / (STEPS + 1)));
  return amounts.map((amount) => (terms ? { ...act, terms: { ...terms, amount } } : { ...act, amount }));
}

function unique(options: Option[]): Option[] {
  return [...new Map(options.map((each) => [each.key, each])).values()];
}

function said(act: unknown, names: Names): string {
  if (typeof act === 'string') return names.phrase(act);
  const parts = Object.entries(act as Record<string, unknown>).map(([name, value]) => part(name, value, names));
  return parts.filter(Boolean).join(' · ');
}

function part(name: string, value: unknown, names: Names): string {
  if (name === 'annonce' || name === 'challenge') return names.phrase(String(value));
  if (name === 'target' || name === 'into') return names.player(String(value));
  if (value === true) return names.thing(name);
  if (Array.isArray(value)) return value.length > 0 ? `${names.thing(name)} ${value.map(String).join(' ')}` : '';
  if (typeof value === 'object' && value !== null) return said(value, names);
  return typeof value === 'string' ? names.thing(value) : `${value}`;
}
