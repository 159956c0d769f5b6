/** Events as they came, the newest first, found by their type or anything in them. */

import { useState } from 'preact/hooks';
import type { Event } from 'chouette-sdk';
import { useWords } from '../shell/language.js';
import { Json } from './json.js';

const SHOWN = 100;

export function EventList({ events }: { events: readonly Event[] }) {
  const t = useWords();
  const [wanted, setWanted] = useState('');
  const found = wanted === '' ? events : events.filter((event) => JSON.stringify(event).includes(wanted));
  return (
    <>
      <label class="field inline">
        <span>{t('find')}</span>
        <input type="search" value={wanted} onInput={(event) => setWanted(event.currentTarget.value)} />
      </label>
      <ol class="raw-events" reversed>
        {found.slice(-SHOWN).reverse().map((event) => (
          <li key={event.seq}>
            <details>
              <summary><code>{event.seq}</code> {event.type} <small>{new Date(event.at).toISOString().slice(11, 23)}</small></summary>
              <Json value={event} />
            </details>
          </li>
        ))}
      </ol>
    </>
  );
}
