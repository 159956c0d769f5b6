/** An event in a sentence. An event that needs none, or that is newer than this page, has an empty one. */

import type { Event } from 'chouette-sdk';
import type { Language } from '../shell/language.js';
import type { Names } from '../words/names.js';
import { TOLD_EN } from '../words/told-en.js';
import { TOLD_FR } from '../words/told-fr.js';

export function sentence(event: Event, names: Names, language: Language): string {
  const tellers = language === 'fr' ? TOLD_FR : TOLD_EN;
  const tell = tellers[event.type] as ((event: Event, names: Names) => string) | undefined;
  return tell?.(event, names) ?? '';
}
