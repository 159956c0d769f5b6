/** The players: scores, holdings, cards, whose turn it is, presence. */

import type { Game, PlayerView } from 'chouette-sdk';
import { useWords, type Translate } from '../shell/language.js';
import { score, type Names } from '../words/names.js';

const SIXTHS = ['', '⅙', '⅓', '½', '⅔', '⅚'];

export function Players({ game, names }: { game: Game; names: Names }) {
  const t = useWords();
  const turn = turnOf(game);
  return (
    <section class="players" aria-labelledby="players-title">
      <h2 id="players-title">{t('players')}</h2>
      <ol>
        {game.players.map((player) => (
          <li key={player.id} class={`player ${player.in_game ? '' : 'out'}`} aria-current={player.id === turn ? 'true' : undefined}>
            <span class="player-name">
              {player.display_name}
              {player.id === game.you && <small> {t('you')}</small>}
            </span>
            <span class="score">{score(player.score)}{SIXTHS[player.sixths ?? 0]}</span>
            <span class="player-more">{about(player, game, names, t).join(' · ')}</span>
          </li>
        ))}
      </ol>
      {(game.newcomers ?? []).length > 0 && <p class="hint">{t('newcomers', { players: names.players((game.newcomers ?? []).map(({ id }) => id)) })}</p>}
      {game.sips && <p class="hint">{t('sips', { list: game.players.map(({ id }) => `${names.player(id)} ${game.sips?.drunk[id] ?? 0}`).join(', ') })}</p>}
      {game.bank && <p class="hint">{t('bank', { player: names.player(game.bank.owner), count: game.bank.artichauts })}</p>}
    </section>
  );
}

function about(player: PlayerView, game: Game, names: Names, t: Translate): string[] {
  const told: (string | false | undefined)[] = [
    player.id === turnOf(game) && t('on_turn'),
    player.out !== null && t('is_out'),
    player.presence !== 'seated' && player.in_game && t(`presence_${presence(player)}`),
    !player.connected && t('not_connected'),
    player.bot !== null && t('bot', { level: player.bot }),
    player.role != null && names.thing(player.role),
    player.cards !== undefined && t('cards_left', { count: player.cards }),
    player.team != null && player.team,
    player.value != null && t('value', { value: player.value }),
    player.down && t('lies_down'),
    ...Object.entries(player.holdings ?? {}).map(([holding, what]) => held(names.thing(holding), what)),
    player.flanned ? t('flanned', { count: player.flanned }) : undefined,
    player.jarret ? names.thing(`${player.jarret}_jarret`) : undefined,
    player.lag_ms !== undefined && `${player.lag_ms} ms`,
  ];
  return told.filter((each): each is string => Boolean(each));
}

/** The player who must act next; once the game is over there is none. */
function turnOf(game: Game): string | null {
  return game.status === 'playing' ? (game.to_throw ?? game.turn) : null;
}

function presence(player: PlayerView): 'away' | 'standing' | 'gone' {
  if (player.presence === 'away') return 'away';
  return player.presence === 'gone' ? 'gone' : 'standing';
}

/** A holding with how many there are, or what is known of it. */
function held(name: string, what: unknown): string | undefined {
  if (what === 0 || what === false || what === null) return undefined;
  if (what === true || what === 1) return name;
  if (Array.isArray(what)) return what.length > 0 ? `${name} ${what.map(String).join(', ')}` : undefined;
  if (typeof what === 'object') return name;
  return `${name} ${String(what)}`;
}
