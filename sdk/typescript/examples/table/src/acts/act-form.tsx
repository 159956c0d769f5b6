/** The form of an act, made of its constraints alone. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { ActFields, ExpectedAct } from 'chouette-sdk';
import { Countdown } from '../game/countdown.js';
import { Dialog } from '../shell/dialog.js';
import { useWords } from '../shell/language.js';
import type { Names } from '../words/names.js';
import { actLabel } from './act-button.js';
import { ControlField } from './control-field.js';
import { controlsOf, type Draft } from './controls.js';
import { isComplete, sent } from './draft.js';

interface Given {
  offer: ExpectedAct;
  names: Names;
  hand: readonly string[];
  send: (fields: ActFields) => void;
  close: () => void;
}

export function ActForm({ offer, names, hand, send, close }: Given) {
  const t = useWords();
  const [draft, setDraft] = useState<Draft>({});
  const [opened] = useState(() => Date.now());
  const form = useRef<HTMLFormElement>(null);
  const controls = controlsOf(offer, draft, names, hand);
  const isReady = isComplete(controls, draft);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select, button')?.focus(), []);
  return (
    <Dialog title={actLabel(offer, names, t)} close={close}>
      {offer.deadline !== null && <Countdown from={Math.max(offer.not_before, opened)} until={offer.deadline} />}
      <form
        ref={form}
        class="act-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) send(sent(controls, draft));
        }}
      >
        {controls.map((control) => (
          <ControlField
            key={control.name}
            control={control}
            draft={draft}
            change={(value) => setDraft({ ...draft, [control.name]: value })}
          />
        ))}
        <button type="submit" class="main" disabled={!isReady}>{actLabel(offer, names, t)}</button>
      </form>
    </Dialog>
  );
}
