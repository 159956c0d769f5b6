/** The top of every page: where it leads, language, theme, tools for developers. */

import { useLanguage, useWords } from './language.js';
import { choose, usePreferences, type Preferences } from './preferences.js';
import { linkTo } from './route.js';

const THEMES: Preferences['theme'][] = ['auto', 'light', 'dark'];

export function Header() {
  const t = useWords();
  const language = useLanguage();
  const { theme, developer } = usePreferences();
  const other = language === 'fr' ? 'en' : 'fr';
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'auto';
  return (
    <header class="top">
      <a class="skip" href="#main" onClick={skip}>{t('skip')}</a>
      <a class="brand" href={linkTo('')}>Chouette</a>
      <nav aria-label={t('pages')}>
        <a href={linkTo('new')}>{t('new_game')}</a>
        {developer && <a href={linkTo('situations')}>{t('situations')}</a>}
      </nav>
      <div class="settings">
        <button type="button" class="quiet" aria-pressed={developer} onClick={() => choose({ developer: !developer })}>
          {t('developer')}
        </button>
        <button type="button" class="quiet" onClick={() => choose({ theme: next })}>
          {t(`theme_${theme}`)}
        </button>
        <button type="button" class="quiet" lang={other} onClick={() => choose({ language: other })}>
          {other === 'fr' ? 'Français' : 'English'}
        </button>
      </div>
    </header>
  );
}

function skip(event: Event): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
