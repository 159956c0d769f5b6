/** A request as a command for a shell. The token is not shown: `$TOKEN` stands for it. */

import type { Exchange } from '../service/exchanges.js';

export function asCurl({ method, url, body, hasToken, key }: Exchange): string {
  const parts = [
    `curl -sS${method === 'GET' ? '' : ` -X ${method}`} ${quoted(url)}`,
    ...(hasToken ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(key === null ? [] : [`-H ${quoted(`Idempotency-Key: ${key}`)}`]),
    ...(body ? [`-H 'Content-Type: application/json'`, `-d ${quoted(body)}`] : []),
  ];
  return parts.join(' \\\n  ');
}

/** For a POSIX shell: nothing inside is read as anything but itself. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
