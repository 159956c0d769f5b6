/** The games in which this browser has a seat, the newest first. Those that the service has no more are forgotten. */

import { useEffect, useState } from 'preact/hooks';
import { type Game, GameNotFound } from 'chouette-sdk';
import { forget, gamesOfMine, seatAgain, seatsOf } from '../service/seats.js';
import { useWords } from '../shell/language.js';
import { linkTo } from '../shell/route.js';

const SHOWN = 5;

export function MyGames() {
  const t = useWords();
  const [games, setGames] = useState<Game[]>([]);
  useEffect(() => {
    void Promise.all(gamesOfMine().slice(0, SHOWN).map(look)).then((found) => setGames(found.filter((game) => game !== undefined)));
  }, []);
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="mine-title">
      <h2 id="mine-title">{t('my_games')}</h2>
      <ul class="games">
        {games.map((game) => (
          <li key={game.id}>
            <a class="game-row" href={linkTo('game', game.id)}>
              <span class="game-name">{game.name || game.players.map((player) => player.display_name).join(', ')}</span>
              <span class="game-more">{game.ruleset} · {t(status(game))}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function status(game: Game): 'status_lobby' | 'status_playing' | 'status_finished' {
  if (game.status === 'lobby') return 'status_lobby';
  return game.status === 'playing' ? 'status_playing' : 'status_finished';
}

/** The game as this browser's seat sees it; undefined where it cannot be seen now. */
async function look(id: string): Promise<Game | undefined> {
  const [kept] = seatsOf(id);
  if (!kept) return undefined;
  try {
    return await seatAgain(kept).view();
  } catch (problem) {
    if (problem instanceof GameNotFound) forget(id);
    return undefined;
  }
}
