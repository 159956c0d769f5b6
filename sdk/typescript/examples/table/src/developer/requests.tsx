/** Every request of this seat: its answer, and the same as curl and as code on the SDK. */

import type { Exchange } from '../service/exchanges.js';
import { useWords } from '../shell/language.js';
import { asCurl } from './as-curl.js';
import { asSdk } from './as-sdk.js';

export function Requests({ exchanges, gameId, player }: { exchanges: readonly Exchange[]; gameId: string; player: string | undefined }) {
  const t = useWords();
  return (
    <ol class="requests" reversed>
      {[...exchanges].reverse().map((exchange) => (
        <li key={exchange.id}>
          <details>
            <summary>
              <code>{exchange.method}</code> {new URL(exchange.url).pathname.replace(gameId, '…')}{' '}
              <small>{exchange.status > 0 ? exchange.status : exchange.status < 0 ? t('no_answer') : '…'} · {exchange.tookMs} ms</small>
            </summary>
            <h4>curl</h4>
            <pre>{asCurl(exchange)}</pre>
            <h4>SDK</h4>
            <pre>{asSdk(exchange, gameId, player)}</pre>
            {exchange.answer && <><h4>{t('answer')}</h4><pre>{pretty(exchange.answer)}</pre></>}
          </details>
        </li>
      ))}
    </ol>
  );
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
