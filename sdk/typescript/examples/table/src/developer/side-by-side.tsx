/** Several seats in one window: `#/seats/ID`. The one that has the focus has the keys. */

import { useState } from 'preact/hooks';
import { Place } from '../game/place.js';
import { useSession } from '../game/use-session.js';
import { client } from '../service/client.js';
import { entropy, keep, seatsOf, type KeptSeat } from '../service/seats.js';
import { useLanguage, useWords } from '../shell/language.js';
import { linkTo } from '../shell/route.js';
import { usePreferences } from '../shell/preferences.js';
import { sayProblem } from '../shell/toasts.js';
import { Inspector } from './inspector.js';

const NAMES = ['Perceval', 'Karadoc', 'Léodagan', 'Guenièvre', 'Lancelot', 'Bohort', 'Merlin', 'Elias'];

export function SideBySide({ id }: { id: string }) {
  const t = useWords();
  const language = useLanguage();
  const [seats, setSeats] = useState(() => seatsOf(id));
  const [active, setActive] = useState(0);
  const another = async () => {
    try {
      const table = client.table(id);
      const taken = new Set((await table.view()).players.map(({ name }) => name));
      const name = NAMES.find((each) => !taken.has(each)) ?? 'Arthur';
      keep(await table.join(name, { entropy: entropy() }));
      setSeats(seatsOf(id));
    } catch (problem) {
      sayProblem(problem, language);
    }
  };
  return (
    <div class="side-by-side">
      <div class="side-top">
        <h1>{t('side_by_side')}</h1>
        <button type="button" onClick={() => void another()}>{t('add_seat')}</button>
        <a href={linkTo('game', id)}>{t('to_game')}</a>
      </div>
      {seats.length === 0 && <p class="empty">{t('no_seats_here')}</p>}
      <div class="panes">
        {seats.map((kept, at) => (
          <section
            key={kept.player}
            class={`pane ${at === active ? 'active' : ''}`}
            aria-label={kept.player}
            onFocusCapture={() => setActive(at)}
            onPointerDown={() => setActive(at)}
          >
            <Pane kept={kept} hasKeys={at === active} />
          </section>
        ))}
      </div>
    </div>
  );
}

function Pane({ kept, hasKeys }: { kept: KeptSeat; hasKeys: boolean }) {
  const { developer } = usePreferences();
  const [session, snapshot] = useSession(kept.game, kept);
  return (
    <>
      <Place session={session} snapshot={snapshot} hasKeys={hasKeys} sat={() => undefined} />
      {developer && hasKeys && <Inspector session={session} snapshot={snapshot} />}
    </>
  );
}
