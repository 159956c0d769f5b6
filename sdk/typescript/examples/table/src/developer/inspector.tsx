/** For developers: what this seat is told and what it asks: events, state, `expected`, races in ms, every request. */

import { useState } from 'preact/hooks';
import type { Session, Snapshot } from '../game/session.js';
import { useRuleset } from '../service/rulesets.js';
import { useLanguage, useWords } from '../shell/language.js';
import { Names } from '../words/names.js';
import { EventList } from './event-list.js';
import { Json } from './json.js';
import { RaceList } from './race-list.js';
import { Requests } from './requests.js';

const TABS = ['events', 'state', 'expected', 'race', 'requests'] as const;
type Tab = (typeof TABS)[number];

export function Inspector({ session, snapshot }: { session: Session; snapshot: Snapshot }) {
  const t = useWords();
  const language = useLanguage();
  const [tab, setTab] = useState<Tab>('events');
  const book = useRuleset(snapshot.game?.ruleset);
  const names = new Names(language, snapshot.game, book);
  const move = (by: number) => setTab(TABS[(TABS.indexOf(tab) + by + TABS.length) % TABS.length] ?? tab);
  return (
    <section class="inspector" aria-label={t('inspector')}>
      <div
        class="tabs"
        role="tablist"
        aria-label={t('inspector')}
        onKeyDown={(event) => {
          const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
          if (by === undefined) return;
          event.preventDefault();
          move(by);
          requestAnimationFrame(() => document.querySelector<HTMLElement>('.inspector [aria-selected="true"]')?.focus());
        }}
      >
        {TABS.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`tab-${each}`}
            aria-selected={each === tab}
            aria-controls="inspected"
            tabIndex={each === tab ? 0 : -1}
            onClick={() => setTab(each)}
          >
            {t(`tab_${each}`)}
          </button>
        ))}
      </div>
      <div id="inspected" class="inspected" role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={0}>
        {tab === 'events' && <EventList events={snapshot.events} />}
        {tab === 'state' && <Json value={snapshot.game} />}
        {tab === 'expected' && <Json value={snapshot.expected} />}
        {tab === 'race' && <RaceList snapshot={snapshot} names={names} />}
        {tab === 'requests' && <Requests exchanges={session.exchanges.list} gameId={session.gameId} player={session.kept?.player} />}
      </div>
    </section>
  );
}
