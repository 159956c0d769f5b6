/** Says that the event stream is lost and on its way back; a blink is not worth a word. */

import { useEffect, useState } from 'preact/hooks';
import type { Line } from '../service/exchanges.js';
import { useWords } from '../shell/language.js';

const BLINK_MS = 700;

export function LineBanner({ line }: { line: Line }) {
  const t = useWords();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    setIsLong(false);
    if (line !== 'lost') return undefined;
    const timer = setTimeout(() => setIsLong(true), BLINK_MS);
    return () => clearTimeout(timer);
  }, [line]);
  return <div class="line" role="status" aria-live="polite">{isLong && <p class="banner">{t('reconnecting')}</p>}</div>;
}
