/** One act as a button with its key; a few choices as a button each; more of them behind a form. */

import type { ActFields, ExpectedAct } from 'chouette-sdk';
import { useGameClock } from '../game/countdown.js';
import { useLanguage, useWords, type Translate } from '../shell/language.js';
import type { Names } from '../words/names.js';
import { controlsOf, type Control } from './controls.js';
import { sent } from './draft.js';
import { keyLabel, keyShortcut } from './keys.js';

/** So many choices of a single field are a button each. */
const FEW = 5;

interface Given {
  offer: ExpectedAct;
  names: Names;
  hand: readonly string[];
  shortcut: string | undefined;
  /** Whether it waits for its answer, with these fields or with any. Pressed again it is not sent again. */
  isWaiting: (fields?: ActFields) => boolean;
  /** It was answered, and what is expected now is not known yet. */
  isDone: boolean;
  /** With fields it is sent as it is; without, its form is opened where it has one. */
  choose: (fields?: ActFields) => void;
}

export function ActButton(given: Given) {
  const { offer, names, hand } = given;
  const controls = controlsOf(offer, {}, names, hand);
  const [only] = controls;
  if (controls.length === 1 && only?.kind === 'choice' && only.options.length <= FEW) return <Choices {...given} control={only} />;
  return <Single {...given} hasForm={controls.length > 0} />;
}

function Single({ offer, names, shortcut, isWaiting, isDone, choose, hasForm }: Given & { hasForm: boolean }) {
  const t = useWords();
  const language = useLanguage();
  const isOpen = useGameClock(offer.not_before) >= offer.not_before;
  const label = actLabel(offer, names, t);
  const hint = hintOf(offer, names, t);
  return (
    <button
      type="button"
      class={`act ${offer.act}`}
      disabled={!isOpen || isDone}
      aria-busy={isWaiting()}
      title={hint || undefined}
      aria-keyshortcuts={shortcut && keyShortcut(shortcut)}
      onClick={() => choose()}
    >
      <span class="act-label">{label}{hasForm && '…'}</span>
      {shortcut && <kbd aria-hidden="true">{keyLabel(shortcut, language)}</kbd>}
      {hint && <span class="act-hint">{hint}</span>}
    </button>
  );
}

function Choices({ offer, names, shortcut, isWaiting, isDone, choose, control }: Given & { control: Control & { kind: 'choice' } }) {
  const t = useWords();
  const language = useLanguage();
  const isOpen = useGameClock(offer.not_before) >= offer.not_before;
  return (
    <fieldset class="act-choices" disabled={!isOpen || isDone}>
      <legend>
        {actLabel(offer, names, t)}
        {shortcut && <kbd aria-hidden="true">{keyLabel(shortcut, language)}</kbd>}
      </legend>
      {hintOf(offer, names, t) && <span class="act-hint">{hintOf(offer, names, t)}</span>}
      <div class="buttons">
        {control.options.map((option) => {
          const fields = sent([control], { [control.name]: option.key });
          return (
            <button key={option.key} type="button" class="act" aria-busy={isWaiting(fields)} onClick={() => choose(fields)}>
              {option.label}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

/** What an act is called on its button: what is said aloud, where it is said. */
export function actLabel(offer: ExpectedAct, names: Names, t: Translate): string {
  if (offer.act === 'roll') {
    if (offer.name === 'chouettes') return t('roll_chouettes');
    if (offer.name === 'cul') return t('roll_cul');
    return t('roll_for', { what: names.thing(offer.name) });
  }
  if (offer.act === 'pass') return t(offer.turn === undefined ? 'pass' : offer.constraints.forced ? 'pass_forced' : 'pass_turn');
  const word = names.word(offer.name) ?? names.word(offer.act);
  return word ? names.phrase(word.id) : names.thing(offer.name);
}

/** The gesture, and what is at stake. */
function hintOf(offer: ExpectedAct, names: Names, t: Translate): string {
  const { price, won, lost, face, artichauts, target, at_own_risk: risk, about } = offer.constraints;
  return [
    names.gesture(offer.name),
    face !== undefined && t('hint_face', { face }),
    price !== undefined && t('hint_price', { price }),
    won !== undefined && t('hint_won', { won, lost: lost ?? 0 }),
    artichauts !== undefined && t('hint_artichauts', { count: artichauts }),
    target !== undefined && t('hint_target', { player: names.player(target) }),
    about && about.length > 0 && names.things(about),
    risk && t('hint_risk'),
  ]
    .filter(Boolean)
    .join(' · ');
}
