/** A hand of cards: what may be laid is worked out by the SDK's `plays` from the offer alone. */

import { useState } from 'preact/hooks';
import { plays, symbol, type ExpectedAct, type Play } from 'chouette-sdk';
import { useActing, useKeys } from '../acts/acts-panel.js';
import { keyLabel, THROW } from '../acts/keys.js';
import { Countdown } from '../game/countdown.js';
import type { Session, Snapshot } from '../game/session.js';
import { useLanguage, useWords } from '../shell/language.js';
import type { Names } from '../words/names.js';
import { PlayingCard } from './playing-card.js';

interface Given {
  session: Session;
  snapshot: Snapshot;
  names: Names;
  hasKeys: boolean;
}

export function Hand({ session, snapshot, names, hasKeys }: Given) {
  const t = useWords();
  const language = useLanguage();
  const act = useActing(session);
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const hand = snapshot.game?.hand ?? [];
  const offers = (snapshot.expected?.acts ?? []).filter((offer) => offer.act === 'play' || offer.act === 'putsch');
  const all = offers.flatMap((offer) => plays(offer).map((play) => ({ offer, play })));
  const chosen = [...picked].filter((at) => at < hand.length).map((at) => hand[at] ?? '');
  const ready = all.filter(({ play }) => isSame(play.cards, chosen));
  const said = (play: Play) => ({ cards: play.cards, ...(play.as !== undefined && { as: play.as }) });
  const lay = (offer: ExpectedAct, play: Play) => {
    void act(offer, said(play)).then(() => setPicked(new Set()));
  };
  useKeys(hasKeys, (key) => {
    const [first] = ready;
    if (key !== THROW || !first) return false;
    lay(first.offer, first.play);
    return true;
  });
  if (hand.length === 0) return null;
  const toggle = (at: number) => {
    const next = new Set(picked);
    if (!next.delete(at)) next.add(at);
    setPicked(next);
  };
  const [turn] = offers;
  // Where one may pass as well, the time is shown there.
  const canPass = snapshot.expected?.acts.some((offer) => offer.act === 'pass');
  return (
    <section class="hand" aria-label={t('your_hand')}>
      <div class="window-top">
        <h3>{t('your_hand')}</h3>
        {turn?.deadline != null && !canPass && <Countdown from={turn.not_before} until={turn.deadline} />}
      </div>
      <div class="hand-cards">
        {hand.map((code, at) => {
          const canBeLaid = all.some(({ play }) => holds(play.cards, [...chosen, ...(picked.has(at) ? [] : [code])]));
          return (
            <button
              key={`${code} ${at}`}
              type="button"
              class={`hand-card ${canBeLaid ? 'can' : ''}`}
              aria-pressed={picked.has(at)}
              aria-label={symbol(code)}
              onClick={() => toggle(at)}
            >
              <PlayingCard code={code} />
            </button>
          );
        })}
      </div>
      {offers.length > 0 && (
        <div class="buttons">
          {ready.length === 0 && <p class="empty">{t(chosen.length > 0 ? 'not_legal' : 'select_cards')}</p>}
          {ready.map(({ offer, play }, at) => (
            <button key={`${offer.act} ${play.as}`} type="button" class="act play" aria-busy={session.underWay.has(offer, said(play))} onClick={() => lay(offer, play)}>
              <span class="act-label">
                {offer.act === 'putsch' ? names.phrase('putsch') : t('lay', { cards: names.cards(play.cards) })}
                {play.as !== undefined && ` = ${names.cards([play.as])}`}
              </span>
              {at === 0 && <kbd aria-hidden="true">{keyLabel(THROW, language)}</kbd>}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && holds(some, others);
}

/** Whether the first has all of the second, each as often. */
function holds(all: readonly string[], some: readonly string[]): boolean {
  const left = [...all];
  return some.every((code) => {
    const at = left.indexOf(code);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
