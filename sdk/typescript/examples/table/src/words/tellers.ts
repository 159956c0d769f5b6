/** How events are told, and what sentences of both languages share. */

import type { Event } from 'chouette-sdk';
import type { Names } from './names.js';

/** By its type, how an event is told. */
export type Tellers = { [Type in Event['type']]?: (event: Extract<Event, { type: Type }>, names: Names) => string };

/** What was said besides an annonce. */
export function said(fields: Readonly<Record<string, unknown>>, names: Names): string {
  const { target, amount, combination, value, reaction_ms: _, window: __, ...others } = fields;
  const parts = [
    amount !== undefined && String(amount),
    combination !== undefined && names.thing(String(combination)),
    value !== undefined && String(value),
    target !== undefined && `→ ${names.player(String(target))}`,
    ...Object.entries(others).map(([name, what]) => `${names.thing(name)} ${told(what, names)}`),
  ].filter(Boolean);
  return parts.length > 0 ? ` (${parts.join(' ')})` : '';
}

/** What a field says, in words as far as it has any. */
function told(what: unknown, names: Names): string {
  if (typeof what === 'string') return names.player(what) === what ? names.thing(what) : names.player(what);
  if (Array.isArray(what)) return what.map((each) => told(each, names)).join(', ');
  if (typeof what === 'object' && what !== null) return Object.values(what).map((each) => told(each, names)).join(' ');
  return String(what);
}

/** An act that was held, stopped or wrong, as it was sent. */
export function actSaid(act: Readonly<Record<string, unknown>>, names: Names): string {
  const word = act['annonce'] ?? act['challenge'];
  return typeof word === 'string' ? (names.language === 'fr' ? `« ${names.phrase(word)} »` : `«${names.phrase(word)}»`) : names.thing(String(act['act'] ?? act['type'] ?? Object.keys(act)[0] ?? ''));
}
