/** What happened, in words, the newest first; points open to their reasons. */

import { useState } from 'preact/hooks';
import type { Event } from 'chouette-sdk';
import { useLanguage, useWords } from '../shell/language.js';
import type { Names } from '../words/names.js';
import { Movements } from './movements.js';
import { sentence } from './sentence.js';

const PAGE = 60;

export function Log({ events, names }: { events: readonly Event[]; names: Names }) {
  const t = useWords();
  const language = useLanguage();
  const [count, setCount] = useState(PAGE);
  const told = events.filter((event) => event.type === 'points_moved' || sentence(event, names, language) !== '');
  const shown = told.slice(-count).reverse();
  return (
    <section class="log" aria-labelledby="log-title">
      <h2 id="log-title">{t('log')}</h2>
      {shown.length === 0 && <p class="empty">{t('nothing_yet')}</p>}
      {/* It scrolls, so the keyboard must get there. */}
      <ol reversed tabIndex={0} aria-labelledby="log-title">
        {shown.map((event) => (
          <li key={event.seq} class={`event ${event.type}`}>
            {event.type === 'points_moved' ? <Movements event={event} names={names} /> : sentence(event, names, language)}
          </li>
        ))}
      </ol>
      {told.length > count && <button type="button" class="quiet" onClick={() => setCount(count + PAGE * 5)}>{t('more')}</button>}
    </section>
  );
}
