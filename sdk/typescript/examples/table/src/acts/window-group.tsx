/** The acts that answer one window, with its name and the time that is left. */

import type { ComponentChildren } from 'preact';
import type { ExpectedAct } from 'chouette-sdk';
import { Countdown } from '../game/countdown.js';
import type { Snapshot } from '../game/session.js';
import { useWords } from '../shell/language.js';
import type { Names } from '../words/names.js';

export interface Group {
  key: string;
  offers: ExpectedAct[];
  /** The window's name and the rule that opened it, where it is one. */
  name?: string;
  rule?: string;
  /** Whether it is a turn. */
  isTurn: boolean;
  from: number;
  until: number | null;
}

/** Offers by their window, those with a deadline first; passes after what they pass on. */
export function grouped(offers: readonly ExpectedAct[], snapshot: Snapshot): Group[] {
  const groups = new Map<string, Group>();
  const sorted = [...offers].sort((one, other) => Number(one.act === 'pass') - Number(other.act === 'pass'));
  for (const offer of sorted) {
    const key = String(offer.window ?? `turn ${offer.turn ?? ''}`);
    const window = snapshot.game?.windows.find(({ id }) => id === offer.window);
    const group = groups.get(key) ?? {
      key,
      offers: [],
      isTurn: offer.turn !== undefined,
      ...(window && { name: window.name, rule: window.rule }),
      from: window?.opened_at ?? offer.not_before,
      until: offer.deadline,
    };
    group.offers.push(offer);
    groups.set(key, group);
  }
  return [...groups.values()].sort((one, other) => (one.until ?? Infinity) - (other.until ?? Infinity));
}

export function WindowGroup({ group, names, children }: { group: Group; names: Names; children: ComponentChildren }) {
  const t = useWords();
  const rule = group.rule ? names.rule(group.rule) : undefined;
  return (
    <div class={`window-group ${group.rule || group.isTurn ? '' : 'anytime'}`}>
      <div class="window-top">
        <h3>{rule ?? t(group.isTurn ? 'your_turn' : 'anytime')}</h3>
        {group.until !== null && <Countdown from={group.from} until={group.until} />}
      </div>
      <div class="buttons">{children}</div>
    </div>
  );
}
