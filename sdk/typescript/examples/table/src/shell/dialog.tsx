/** A dialog that keeps the keyboard inside while it is open; Escape closes it. */

import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { useWords } from './language.js';

export function Dialog({ title, close, children }: { title: string; close: () => void; children: ComponentChildren }) {
  const t = useWords();
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    element.current?.showModal();
  }, []);
  return (
    <dialog ref={element} aria-labelledby={id} onClose={close}>
      <div class="dialog-top">
        <h2 id={id}>{title}</h2>
        <button type="button" class="quiet" onClick={() => element.current?.close()}>{t('close')}</button>
      </div>
      {children}
    </dialog>
  );
}
