/** What the table is waiting for, and whom. */

import type { Game } from 'chouette-sdk';
import { useWords } from '../shell/language.js';
import type { Names } from '../words/names.js';
import { Countdown } from './countdown.js';

export function OpenWindows({ game, names }: { game: Game; names: Names }) {
  const t = useWords();
  const shown = game.windows.filter((window) => window.waiting.some((player) => player !== game.you));
  if (shown.length === 0) return null;
  return (
    <section class="open-windows" aria-label={t('open_windows')}>
      <ul>
        {shown.map((window) => (
          <li key={window.id}>
            <span>{t('waiting_for', { rule: names.rule(window.rule), players: names.players(window.waiting) })}</span>
            {window.deadline !== null && <Countdown from={window.opened_at} until={window.deadline} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
