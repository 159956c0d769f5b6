/** How the service is asked: with which credentials, how patiently, by whose clock. */

import { Clock } from './clock.js';
import { createClient, createConfig } from './generated/client/index.js';
import { Operations } from './generated/index.js';
import { ChouetteError, problemOf } from './problems.js';
import { type Fetch, RETRY, type Retry, retrying } from './retries.js';

/** What a client is told. */
export interface ClientOptions {
  /** Where the service is (default http://127.0.0.1:8000). */
  baseUrl?: string;
  /** A seat's token. */
  token?: string;
  /** For services that let only known keys create games. */
  apiKey?: string;
  /** For each attempt of a call (default 10,000 ms). */
  timeoutMs?: number;
  /** How patient it is; what is tried again carries the same Idempotency-Key and acts once. */
  retry?: Partial<Retry>;
  /** Another fetch: for tests, proxies, old runtimes. */
  fetch?: Fetch;
}

/** The service at `baseUrl`; `api` has every operation under its operationId, typed, and throws what goes wrong. */
export class Connection {
  readonly api: Operations;
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly headers: Readonly<Record<string, string>>;
  /** The service's clock, of which all instants are. */
  readonly clock: Clock;

  constructor(
    readonly options: ClientOptions = {},
    clock?: Clock,
  ) {
    this.baseUrl = (options.baseUrl ?? 'http://127.0.0.1:8000').replace(/\/+$/, '');
    this.fetch = options.fetch ?? ((request) => globalThis.fetch(request));
    this.headers = {
      ...(options.token === undefined ? {} : { Authorization: `Bearer ${options.token}` }),
      ...(options.apiKey === undefined ? {} : { 'X-API-Key': options.apiKey }),
    };
    const fetch = retrying(this.fetch, { ...RETRY, ...options.retry }, options.timeoutMs ?? 10_000);
    const client = createClient(
      createConfig({
        baseUrl: this.baseUrl,
        headers: { Accept: 'application/json', ...this.headers },
        throwOnError: true,
        // The generated client always hands over a finished Request.
        fetch: ((request: Request) => fetch(request)) as typeof globalThis.fetch,
      }),
    );
    client.interceptors.error.use((error, response) =>
      error instanceof ChouetteError || (response as Response | undefined) === undefined
        ? error
        : problemOf(response, error),
    );
    this.api = new Operations({ client });
    this.clock = clock ?? new Clock(this.api);
  }

  /** The same with some options changed: `client.with({ timeoutMs: 1000 })`. */
  with(changes: ClientOptions): this {
    const made = this.constructor as new (options: ClientOptions, clock?: Clock) => this;
    return new made({ ...this.options, ...changes }, changes.baseUrl === undefined ? this.clock : undefined);
  }
}

/** The headers that carry a key of the caller's own. */
export function keyed(key: string | undefined): { headers?: { 'Idempotency-Key': string } } {
  return key === undefined ? {} : { headers: { 'Idempotency-Key': key } };
}
