/** The record of a game, downloaded: `chouette replay --check FILE` plays it again. */

import type { Session } from '../game/session.js';
import { useLanguage, useWords } from '../shell/language.js';
import { sayProblem } from '../shell/toasts.js';

export function RecordLink({ session }: { session: Session }) {
  const t = useWords();
  const language = useLanguage();
  const save = async () => {
    try {
      const url = URL.createObjectURL(new Blob([await session.table.record()], { type: 'application/yaml' }));
      const link = document.createElement('a');
      link.href = url;
      link.download = `${session.gameId}.yaml`;
      link.click();
      URL.revokeObjectURL(url);
    } catch (problem) {
      sayProblem(problem, language);
    }
  };
  return <button type="button" onClick={() => void save()}>{t('download_record')}</button>;
}
