/** French and English: `const t = useWords()`, then `t('start')` or `t('seats_free', { count: 3 })`. */

import { createContext, type ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { EN, type WordKey } from '../words/en.js';
import { FR } from '../words/fr.js';
import { usePreferences } from './preferences.js';

export type Language = 'en' | 'fr';
export type Translate = (key: WordKey, values?: Record<string, string | number>) => string;

const Spoken = createContext<Language>('en');

export function LanguageProvider({ children }: { children: ComponentChildren }) {
  const { language } = usePreferences();
  return <Spoken.Provider value={language}>{children}</Spoken.Provider>;
}

export function useLanguage(): Language {
  return useContext(Spoken);
}

export function useWords(): Translate {
  const language = useLanguage();
  return (key, values = {}) => translate(language, key, values);
}

export function translate(language: Language, key: WordKey, values: Record<string, string | number> = {}): string {
  const text = (language === 'fr' ? FR : EN)[key];
  return text.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all));
}
