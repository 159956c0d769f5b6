/** Links for others: to sit down, or to watch. Where guests are invited, each link has an invitation of its own. */

import { useState } from 'preact/hooks';
import type { Game, InvitationBody } from 'chouette-sdk';
import { Dialog } from '../shell/dialog.js';
import { useLanguage, useWords } from '../shell/language.js';
import { address, linkTo } from '../shell/route.js';
import { say, sayProblem } from '../shell/toasts.js';
import type { Session } from './session.js';

export function Invite({ session, game, close }: { session: Session; game: Game; close: () => void }) {
  const t = useWords();
  return (
    <Dialog title={t('invite')} close={close}>
      {game.status === 'lobby' && <Link kind="seat" needed={game.seats === 'invited'} {...{ session, game }} />}
      {game.watching === 'nobody' ? <p>{t('watching_closed')}</p> : <Link kind="watch" needed={game.watching === 'invited'} {...{ session, game }} />}
    </Dialog>
  );
}

interface Given {
  kind: NonNullable<InvitationBody['kind']>;
  /** Whether it takes an invitation. */
  needed: boolean;
  session: Session;
  game: Game;
}

function Link({ kind, needed, session, game }: Given) {
  const t = useWords();
  const language = useLanguage();
  const [token, setToken] = useState<string>();
  const asked = kind === 'seat' ? (token ? { invitation: token } : {}) : { watch: token ?? '' };
  const link = address(linkTo('game', game.id, asked as Record<string, string>));
  const make = async () => {
    try {
      setToken((await session.table.invite({ kind })).token);
    } catch (problem) {
      sayProblem(problem, language);
    }
  };
  const copy = () => navigator.clipboard?.writeText(link).then(() => say(t('copied'), 'good'), () => undefined);
  return (
    <section>
      <h3>{t(kind === 'seat' ? 'link_to_sit' : 'link_to_watch')}</h3>
      {needed && !token ? (
        <button type="button" onClick={() => void make()}>{t('make_invitation')}</button>
      ) : (
        <div class="copy">
          <input type="text" readOnly aria-label={t(kind === 'seat' ? 'link_to_sit' : 'link_to_watch')} value={link} onFocus={(event) => event.currentTarget.select()} />
          <button type="button" onClick={() => void copy()}>{t('copy')}</button>
        </div>
      )}
    </section>
  );
}
