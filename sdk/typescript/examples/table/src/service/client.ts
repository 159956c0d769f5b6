/** The one client of this page. The page lies beside the API: at …/table/, whatever prefix is before it. */

import { Client } from 'chouette-sdk';

export const client = new Client({ baseUrl: new URL('..', location.href.split('#')[0]).href });

let compared: Promise<unknown> | undefined;

/** Compares this machine's clock with the service's, once: all countdowns go by the latter. */
export function clockCompared(): Promise<unknown> {
  compared ??= client.clock.sync().catch(() => {
    compared = undefined;
  });
  return compared;
}

/** The service's clock now (ms); this machine's until the two were compared. */
export function now(): number {
  try {
    return client.clock.now();
  } catch {
    return Date.now();
  }
}
