/** Bots that sit down at once. */

import { useEffect, useState } from 'preact/hooks';
import type { BotLevel } from 'chouette-sdk';
import { client } from '../service/client.js';
import { useLanguage, useWords } from '../shell/language.js';

export function BotsField({ bots, change }: { bots: readonly string[]; change: (bots: string[]) => void }) {
  const t = useWords();
  const language = useLanguage();
  const [levels, setLevels] = useState<BotLevel[]>([]);
  useEffect(() => {
    client.api.listBotLevels().then((told) => setLevels(told.levels), () => undefined);
  }, []);
  return (
    <fieldset class="field bots">
      <legend>{t('bots')}</legend>
      {bots.map((level, at) => (
        <span key={at} class="chip">
          {level}
          <button type="button" class="quiet" aria-label={t('remove_bot', { player: level })} onClick={() => change(bots.filter((_, place) => place !== at))}>✕</button>
        </span>
      ))}
      {levels.map((level) => (
        <button key={level.id} type="button" title={language === 'fr' ? level.fr : level.en} onClick={() => change([...bots, level.id])}>
          + {level.id}
        </button>
      ))}
    </fieldset>
  );
}
