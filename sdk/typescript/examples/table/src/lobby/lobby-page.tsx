/** Public games that wait for players or are under way, live; and games where this browser has a seat. */

import { useEffect, useState } from 'preact/hooks';
import type { GameSummary } from 'chouette-sdk';
import { client } from '../service/client.js';
import { useLanguage, useWords } from '../shell/language.js';
import { linkTo } from '../shell/route.js';
import { problemText } from '../shell/toasts.js';
import { GameRow } from './game-row.js';
import { MyGames } from './my-games.js';

type Status = 'lobby' | 'playing';

export function LobbyPage() {
  const t = useWords();
  return (
    <div class="page lobby">
      <div class="hero">
        <h1>{t('welcome')}</h1>
        <p>{t('welcome_why')}</p>
        <a class="button main" href={linkTo('new')}>{t('new_game')}</a>
      </div>
      <MyGames />
      <Games status="lobby" />
      <Games status="playing" />
    </div>
  );
}

function Games({ status }: { status: Status }) {
  const t = useWords();
  const language = useLanguage();
  const [games, setGames] = useState<GameSummary[]>();
  const [problem, setProblem] = useState<unknown>();
  useEffect(() => {
    const ending = new AbortController();
    const follow = async () => {
      for await (const lobby of client.lobby({ status, signal: ending.signal, aloneMs: Infinity })) {
        setGames([...lobby.games.values()]);
      }
    };
    follow().catch(setProblem);
    return () => ending.abort();
  }, [status]);
  const title = `${status}-title`;
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>{t(status === 'lobby' ? 'waiting_games' : 'running_games')}</h2>
      {problem !== undefined && <p class="notice" role="alert">{problemText(problem, language)}</p>}
      {games === undefined && problem === undefined && <p class="loading" role="status">{t('loading')}</p>}
      {games?.length === 0 && <p class="empty">{t(status === 'lobby' ? 'no_waiting_games' : 'no_running_games')}</p>}
      <ul class="games">
        {games?.map((game) => <li key={game.id}><GameRow game={game} /></li>)}
      </ul>
    </section>
  );
}
