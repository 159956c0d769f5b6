/** An act that a situation is about, tried: what should come of it beside what came. */

import { useState } from 'preact/hooks';
import type { SituationAttempt } from 'chouette-sdk';
import type { Session } from '../game/session.js';
import { useWords } from '../shell/language.js';

export function Attempt({ attempt, session }: { attempt: SituationAttempt; session: Session }) {
  const t = useWords();
  const [came, setCame] = useState('');
  const isMine = session.kept?.player === attempt.player;
  const tryIt = async () => {
    const { baseUrl, headers, fetch } = session.table.client;
    const url = `${baseUrl}/v1/games/${encodeURIComponent(session.gameId)}${attempt.path.startsWith('/') ? '' : '/'}${attempt.path}`;
    const sent = { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() };
    const response = await fetch(new Request(url, { method: 'POST', headers: sent, body: JSON.stringify(attempt.body) }));
    const told = (await response.json()) as { code?: string; effect?: string; detail?: string };
    setCame([response.status, told.code ?? told.effect, told.detail].filter(Boolean).join(' '));
  };
  if (!isMine) return null;
  return (
    <>
      <button type="button" class="act" onClick={() => void tryIt().catch(() => setCame(t('no_service')))}>
        {t('try_it', { what: `POST ${attempt.path} ${JSON.stringify(attempt.body)}` })}
      </button>
      <span class="hint">{t('should_be', { what: `${attempt.effect} ${attempt.code}` })}</span>
      <span role="status">{came}</span>
    </>
  );
}
