/**
 * Everything that can go wrong with a call, as errors to catch as broadly or as narrowly as you like.
 *
 *     ChouetteError
 *     ├── ConnectionFailed               no answer, after every retry
 *     │   └── CallTimedOut               ... because the service took too long
 *     ├── UnreadableAnswer               an answer that is neither what was promised nor a problem document
 *     ├── NotModified                    304: what you have is still the newest
 *     ├── NoTable                        waitForTable(): no table came together
 *     ├── NoOpenChallenge                terms() without a duel that waits for them
 *     ├── TokenReplaced                  rematch() of a seat whose token there was replaced since
 *     └── Problem                        the service refused, and says why (RFC 9457)
 *         ├── BadRequest                 400
 *         ├── Unauthorized               401: key_missing, key_unknown
 *         │   ├── TokenMissing           token_missing
 *         │   └── TokenUnknown           token_unknown
 *         ├── Forbidden                  403
 *         ├── NotFound                   404
 *         │   └── GameNotFound           game_not_found
 *         ├── Conflict                   409
 *         │   ├── TooLate                too_late: the window had closed; it cost nothing
 *         │   └── IdempotencyKeyInUse    idempotency_key_in_use
 *         ├── Invalid                    422: `errors` names the fields, `values` the limits
 *         │   └── IdempotencyKeyReused   idempotency_key_reused
 *         ├── TooManyRequests            429
 *         │   └── RateLimited            rate_limited: nothing happened; `values` name the policy
 *         └── ServerFault                500 and above
 *             └── Unavailable            502, 503, 504
 *
 * A code that this SDK does not know yet arrives as the class of its status.
 */

import type { FieldError } from './generated/types.gen.js';

/** Anything that this SDK throws by itself. */
export class ChouetteError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** The service could not be reached, after every retry; the transport's own error is the `cause`. */
export class ConnectionFailed extends ChouetteError {}

/** The service did not answer in time, after every retry. */
export class CallTimedOut extends ConnectionFailed {}

/** An answer that is neither what the service promises nor a problem document: usually a proxy's. */
export class UnreadableAnswer extends ChouetteError {}

/** The object has not changed since the version named in If-None-Match. */
export class NotModified extends ChouetteError {}

/** There is no duel of this seat's that still waits for its terms. */
export class NoOpenChallenge extends ChouetteError {}

/** The seat is there, and its token is not told again. */
export class TokenReplaced extends ChouetteError {}

/** The service refused, and nothing was changed. */
export class Problem extends ChouetteError {
  /** Stable, for programs. */
  readonly code: string;
  readonly title: string;
  /** A sentence that says what to do. */
  readonly detail: string;
  /** The facts behind it (limits, instants in ms). */
  readonly values: Readonly<Record<string, unknown>>;
  /** The fields concerned. */
  readonly errors: readonly FieldError[];
  /** What to tell the operator. */
  readonly requestId: string | undefined;

  constructor(
    readonly status: number,
    /** The whole document as it came. */
    readonly body: Readonly<Record<string, unknown>>,
    /** Seconds to wait, if the service said so. */
    readonly retryAfter?: number,
  ) {
    const code = text(body['code']) ?? `http_${status}`;
    const detail = text(body['detail']) ?? text(body['title']) ?? `HTTP ${status}`;
    const errors = (Array.isArray(body['errors']) ? body['errors'] : []) as FieldError[];
    const wrong = errors.map((each) => ` [${each.field}: ${each.detail}]`).join('');
    super(`${code} (${status}): ${detail}${wrong}`);
    this.code = code;
    this.title = text(body['title']) ?? `HTTP ${status}`;
    this.detail = detail;
    this.values = (body['values'] ?? {}) as Record<string, unknown>;
    this.errors = errors;
    this.requestId = text(body['request_id']);
  }
}

export class BadRequest extends Problem {}
export class Unauthorized extends Problem {}
export class TokenMissing extends Unauthorized {}
export class TokenUnknown extends Unauthorized {}
export class Forbidden extends Problem {}
export class NotFound extends Problem {}
export class GameNotFound extends NotFound {}
export class Conflict extends Problem {}
export class TooLate extends Conflict {}
export class IdempotencyKeyInUse extends Conflict {}
export class Invalid extends Problem {}
export class IdempotencyKeyReused extends Invalid {}
export class TooManyRequests extends Problem {}
export class RateLimited extends TooManyRequests {}
export class ServerFault extends Problem {}
export class Unavailable extends ServerFault {}

const BY_CODE: Readonly<Record<string, typeof Problem>> = {
  token_missing: TokenMissing,
  token_unknown: TokenUnknown,
  game_not_found: GameNotFound,
  too_late: TooLate,
  idempotency_key_in_use: IdempotencyKeyInUse,
  idempotency_key_reused: IdempotencyKeyReused,
  rate_limited: RateLimited,
};

const BY_STATUS: Readonly<Record<number, typeof Problem>> = {
  400: BadRequest,
  401: Unauthorized,
  403: Forbidden,
  404: NotFound,
  409: Conflict,
  422: Invalid,
  429: TooManyRequests,
  502: Unavailable,
  503: Unavailable,
  504: Unavailable,
};

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function kindOf(status: number, code: string | undefined): typeof Problem {
  const byCode = code !== undefined && Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined;
  return byCode ?? BY_STATUS[status] ?? (status >= 500 ? ServerFault : Problem);
}

/** The seconds that a Retry-After header asks for (given as seconds or as a date). */
export function retryAfter(headers: Headers): number | undefined {
  const header = headers.get('Retry-After');
  if (header === null) return undefined;
  const seconds = Number(header);
  if (!Number.isNaN(seconds)) return Math.max(0, seconds);
  const moment = Date.parse(header);
  return Number.isNaN(moment) ? undefined : Math.max(0, (moment - Date.now()) / 1000);
}

/** What an answer that is no success means; `body` is its parsed document, or its text where that is no JSON. */
export function problemOf(response: Response, body: unknown): ChouetteError {
  if (response.status === 304) return new NotModified('Nothing has changed since the version you have.');
  let document = body;
  if (typeof document !== 'object' || document === null || Array.isArray(document)) {
    if (response.status < 500) {
      return new UnreadableAnswer(`HTTP ${response.status} without a problem document, from ${response.url}`);
    }
    // A proxy in between speaks for the service: it has no document, but the status says enough.
    document = {};
  }
  const fields = document as Record<string, unknown>;
  const kind = kindOf(response.status, text(fields['code']));
  return new kind(response.status, fields, retryAfter(response.headers));
}

/** The body of an answer: an object where it is JSON, else its text. */
export async function bodyOf(response: Response): Promise<unknown> {
  const content = await response.text();
  try {
    return JSON.parse(content);
  } catch {
    return content;
  }
}
