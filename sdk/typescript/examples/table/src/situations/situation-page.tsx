/**
 * One situation: `#/situations/ID`. A game that stands in it is made, with a clock that moves only by hand, so that it can
 * be looked at for as long as one likes; one looks from any of its seats, and goes on to the next situation.
 */

import { useEffect, useState } from 'preact/hooks';
import type { SandboxGame, SituationView } from 'chouette-sdk';
import { client } from '../service/client.js';
import { useLanguage, useWords } from '../shell/language.js';
import { linkTo } from '../shell/route.js';
import { problemText } from '../shell/toasts.js';
import { gallery } from './situations-page.js';
import { StandingGame } from './standing-game.js';

interface Shown {
  situation: SituationView;
  made: SandboxGame;
  before: string | undefined;
  after: string | undefined;
  place: string;
}

export function SituationPage({ id }: { id: string }) {
  const t = useWords();
  const language = useLanguage();
  const [shown, setShown] = useState<Shown>();
  const [problem, setProblem] = useState<unknown>();
  useEffect(() => {
    let wanted = true;
    show(id).then((found) => wanted && setShown(found), (refused: unknown) => wanted && setProblem(refused));
    return () => {
      wanted = false;
    };
  }, [id]);
  if (problem !== undefined) {
    return (
      <div class="page">
        <p><a href={linkTo('situations')}>← {t('situations')}</a></p>
        <p class="notice" role="alert">{problemText(problem, language)}</p>
      </div>
    );
  }
  if (!shown) return <p class="page loading" role="status">{t('loading')}</p>;
  const { situation, made, before, after, place } = shown;
  return (
    <div class="situation">
      <nav class="side-top" aria-label={t('situations')}>
        <a href={linkTo('situations')}>← {t('situations')}</a>
        <small>{place}</small>
        {before && <a class="button" rel="prev" href={linkTo('situations', before)}>{t('previous')}</a>}
        {after && <a class="button" rel="next" href={linkTo('situations', after)}>{t('next')}</a>}
      </nav>
      <header class="about">
        <h1>{language === 'fr' ? situation.title_fr : situation.title_en}</h1>
        <p>{language === 'fr' ? situation.fr : situation.en}</p>
        {situation.rule && (
          <p class="hint">
            <strong>{situation.rule.label}</strong> {situation.rule.source && `(${situation.rule.source}) `}
            {language === 'fr' ? situation.rule.fr : situation.rule.en}
          </p>
        )}
        <p class="hint">{t('look_at', { list: situation.look_at.join(', ') })}</p>
      </header>
      <StandingGame situation={situation} made={made} />
    </div>
  );
}

/** The situation, a game that stands in it, and its neighbours in the gallery. */
async function show(id: string): Promise<Shown> {
  const [situation, made, all] = await Promise.all([
    client.api.getSituation({ path: { situation_id: id } }),
    client.api.createSandboxGame({ body: { situation: id, clock: 'manual' } }),
    gallery(),
  ]);
  const at = all.findIndex((each) => each.id === id);
  return { situation, made, before: all[at - 1]?.id, after: all[at + 1]?.id, place: `${at + 1}/${all.length}` };
}
