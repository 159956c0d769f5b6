/** A game step by step, from its events (at cards also from what the proof tells of the deals): `#/replay/ID`. */

import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Deal, Event, Game } from 'chouette-sdk';
import { BLANK, fold } from '../board/fold.js';
import { client } from '../service/client.js';
import { useRuleset } from '../service/rulesets.js';
import { seatAgain, seatsOf } from '../service/seats.js';
import { useLanguage, useWords } from '../shell/language.js';
import { linkTo } from '../shell/route.js';
import { problemText } from '../shell/toasts.js';
import { Names } from '../words/names.js';
import { handsAfter } from './hands.js';
import { ReplayBoard } from './replay-board.js';

const PAGE = 500;

export function ReplayPage({ id }: { id: string }) {
  const t = useWords();
  const language = useLanguage();
  const [game, setGame] = useState<Game>();
  const [events, setEvents] = useState<Event[]>([]);
  const [deals, setDeals] = useState<Deal[]>([]);
  const [problem, setProblem] = useState<unknown>();
  const [at, setAt] = useState(0);
  const book = useRuleset(game?.ruleset);
  const names = useMemo(() => new Names(language, game, book), [language, game, book]);
  useEffect(() => {
    load(id).then((told) => (setGame(told.game), setEvents(told.events), setDeals(told.deals), setAt(told.events.length)), setProblem);
  }, [id]);
  const hands = useMemo(() => handsAfter(events, deals), [events, deals]);
  const board = useMemo(() => events.slice(0, at).reduce(fold, BLANK), [events, at]);
  if (problem !== undefined) return <div class="page"><p class="notice" role="alert">{problemText(problem, language)}</p></div>;
  if (!game) return <p class="page loading" role="status">{t('loading')}</p>;
  const step = (by: number) => setAt(Math.min(events.length, Math.max(1, at + by)));
  return (
    <div class="page replay">
      <p><a href={linkTo('game', id)}>← {t('to_game')}</a></p>
      <h1>{t('replay')}</h1>
      <div class="steps">
        <button type="button" onClick={() => step(-1)} disabled={at <= 1} aria-label={t('step_back')}>◀</button>
        <input
          type="range"
          min={1}
          max={events.length}
          value={at}
          aria-label={t('step')}
          aria-valuetext={t('step_of', { at, all: events.length })}
          onInput={(event) => setAt(event.currentTarget.valueAsNumber)}
        />
        <button type="button" onClick={() => step(1)} disabled={at >= events.length} aria-label={t('step_on')}>▶</button>
        <output>{t('step_of', { at, all: events.length })}</output>
      </div>
      <ReplayBoard
        game={game}
        board={board}
        events={events.slice(0, at)}
        names={names}
        hands={hands[at - 1] ?? {}}
        order={book?.cards?.codes ?? []}
      />
    </div>
  );
}

interface Loaded {
  game: Game;
  events: Event[];
  /** None at dice. */
  deals: Deal[];
}

/** The game and all that happened, as this browser's seat may see it. */
async function load(id: string): Promise<Loaded> {
  const [kept] = seatsOf(id);
  const table = kept ? seatAgain(kept) : client.table(id);
  const game = await table.view();
  const { deals } = game.packs === undefined ? { deals: [] } : await table.deals();
  const events: Event[] = [];
  for (;;) {
    const page = await table.page({ after: events.length, limit: PAGE });
    events.push(...page.events);
    if (page.events.length < PAGE) return { game, events, deals };
  }
}
