/** What this player may do now: every act of `expected`, as a button with its key, or as a form. */

import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import type { ActFields, ExpectedAct } from 'chouette-sdk';
import { GameClock } from '../game/countdown.js';
import type { Snapshot, Session } from '../game/session.js';
import { useLanguage, useWords } from '../shell/language.js';
import { say, sayProblem } from '../shell/toasts.js';
import type { Names } from '../words/names.js';
import { ActButton, actLabel } from './act-button.js';
import { ActForm } from './act-form.js';
import { controlsOf } from './controls.js';
import { grouped, WindowGroup } from './window-group.js';
import { isForTheGame, keyOf } from './keys.js';
import { shortcutOf, type Shortcut } from './shortcut.js';

interface Given {
  session: Session;
  snapshot: Snapshot;
  names: Names;
  keys: ReadonlyMap<string, string>;
  /** Whether keys are for this seat: of several in one window, one has them. */
  hasKeys: boolean;
}

export function ActsPanel({ session, snapshot, names, keys, hasKeys }: Given) {
  const t = useWords();
  const now = useContext(GameClock);
  const act = useActing(session);
  // What was done is not offered again; each answer of `expected` has new offers.
  const sent = useRef(new WeakSet<ExpectedAct>());
  const [, draw] = useState(0);
  const [open, setOpen] = useState<ExpectedAct>();
  const offers = (snapshot.expected?.acts ?? []).filter((offer) => offer.act !== 'play' && offer.act !== 'putsch');
  const hand = snapshot.game?.hand ?? [];
  const send = (offer: ExpectedAct, fields?: ActFields) => {
    sent.current.add(offer);
    setOpen(undefined);
    draw((count) => count + 1);
    void act(offer, fields);
  };
  const choose = (offer: ExpectedAct, fields?: ActFields) => {
    const controls = controlsOf(offer, {}, names, hand);
    if (sent.current.has(offer) && !session.underWay.has(offer)) return;
    if (fields || controls.length === 0) send(offer, fields);
    else setOpen(offer);
  };
  useKeys(hasKeys && open === undefined, (key) => {
    const found: Shortcut | undefined = shortcutOf(key, snapshot, keys, names, now());
    if (found) choose(found.offer, found.isBare ? {} : undefined);
    return found !== undefined;
  });
  const groups = grouped(offers, snapshot);
  return (
    <section class="acts" aria-label={t('your_acts')}>
      {/* Screen readers hear of it as it comes. */}
      <p class="unseen" role="status">{offers.length > 0 && t('offered', { acts: offers.map((offer) => actLabel(offer, names, t)).join(', ') })}</p>
      {groups.length === 0 && <p class="empty">{t(snapshot.expected?.acts.length ? 'choose_cards' : 'nothing_expected')}</p>}
      {groups.map((group) => (
        <WindowGroup key={group.key} group={group} names={names}>
          {group.offers.map((offer) => (
            <ActButton
              key={`${offer.act} ${offer.name}`}
              offer={offer}
              names={names}
              hand={hand}
              shortcut={keyOf(offer, keys)}
              isWaiting={(fields) => session.underWay.has(offer, fields)}
              isDone={sent.current.has(offer) && !session.underWay.has(offer)}
              choose={(fields) => choose(offer, fields)}
            />
          ))}
        </WindowGroup>
      ))}
      {open && (
        <ActForm
          offer={open}
          names={names}
          hand={hand}
          close={() => setOpen(undefined)}
          send={(fields) => send(open, fields)}
        />
      )}
    </section>
  );
}

/** Carries acts out, and tells what became of them. */
export function useActing(session: Session): (offer: ExpectedAct, fields?: ActFields) => Promise<void> {
  const language = useLanguage();
  const t = useWords();
  return async (offer, fields = {}) => {
    // The press that sent it tells what became of it.
    if (session.underWay.has(offer, fields)) return;
    try {
      const { effect } = await session.act(offer, fields);
      if (effect === 'bevue') say(t('bevue'), 'bad');
      if (effect === 'repeated') say(t('repeated'));
    } catch (problem) {
      sayProblem(problem, language);
    }
    session.refresh();
  };
}

/** Key presses that are for the game; `press` says whether it knows what to do with one. */
export function useKeys(on: boolean, press: (key: string) => boolean): void {
  useEffect(() => {
    if (!on) return undefined;
    const pressed = (event: KeyboardEvent) => {
      if (isForTheGame(event) && press(event.key)) event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  });
}
