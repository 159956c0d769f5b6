/** What a player has chosen for this browser: language, theme, tools for developers. */

import { useEffect, useState } from 'preact/hooks';

export interface Preferences {
  language: 'en' | 'fr';
  theme: 'auto' | 'light' | 'dark';
  developer: boolean;
}

const KEY = 'chouette.table.preferences';
const listeners = new Set<() => void>();
let current: Preferences = { ...defaults(), ...kept() };

function defaults(): Preferences {
  return { language: navigator.language.startsWith('fr') ? 'fr' : 'en', theme: 'auto', developer: false };
}

function kept(): Partial<Preferences> {
  try {
    const { language, theme, developer } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>;
    return {
      ...((language === 'en' || language === 'fr') && { language }),
      ...((theme === 'light' || theme === 'dark') && { theme }),
      ...(developer === true && { developer }),
    };
  } catch {
    return {};
  }
}

export function choose(changes: Partial<Preferences>): void {
  current = { ...current, ...changes };
  localStorage.setItem(KEY, JSON.stringify(current));
  show();
  for (const listener of listeners) listener();
}

export function usePreferences(): Preferences {
  const [shown, setShown] = useState(current);
  useEffect(() => {
    const changed = () => setShown(current);
    listeners.add(changed);
    return () => void listeners.delete(changed);
  }, []);
  return shown;
}

const night = matchMedia('(prefers-color-scheme: dark)');

/** Tells the style sheets and screen readers. */
function show(): void {
  const dark = current.theme === 'dark' || (current.theme === 'auto' && night.matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
  document.documentElement.lang = current.language;
}

night.addEventListener('change', show);
show();
