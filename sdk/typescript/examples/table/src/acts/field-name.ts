/** What a field is called. */

import type { Translate } from '../shell/language.js';
import { EN, type WordKey } from '../words/en.js';

/** The name of a field in the player's language, where there is one. */
export function fieldName(name: string, t: Translate): string {
  const key = `field_${name}`;
  return key in EN ? t(key as WordKey) : name;
}
