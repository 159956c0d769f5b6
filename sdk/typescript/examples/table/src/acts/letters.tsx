/** Letters to click, for players who have no keyboard at hand. */

import { useWords } from '../shell/language.js';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz-’?'];

export function Letters({ text, change }: { text: string; change: (text: string) => void }) {
  const t = useWords();
  return (
    <details class="letters">
      <summary>{t('letters')}</summary>
      <div class="buttons">
        {LETTERS.map((letter) => <button key={letter} type="button" class="quiet" onClick={() => change(text + letter)}>{letter}</button>)}
        <button type="button" class="quiet" aria-label={t('letter_space')} onClick={() => change(`${text} `)}>␣</button>
        <button type="button" class="quiet" aria-label={t('letter_back')} onClick={() => change(text.slice(0, -1))}>⌫</button>
      </div>
    </details>
  );
}
