/** The service's clock as this client reckons it: `not_before`, `deadline` and all other instants are of that clock. */

import type { Operations } from './generated/index.js';
import { ChouetteError } from './problems.js';
import { sleep } from './retries.js';

/** Requests for one comparison; the quickest of them is believed, as the network had the least to do with it. */
const SAMPLES = 5;

/** How long a comparison holds for `waitUntil`; clocks drift apart by some milliseconds in that time. */
const KEPT_MS = 600_000;

/** The two clocks have not been compared yet: `await client.clock.sync()` first. */
export class ClockNotCompared extends ChouetteError {}

interface Sample {
  offsetMs: number;
  errorMs: number;
  at: number;
}

/** `client.clock`: after one `sync()`, `now()` and `until(deadline)` cost no request; `waitUntil` needs none. */
export class Clock {
  #best: Sample | undefined;

  constructor(
    private readonly api: Operations,
    private readonly local: () => number = Date.now,
  ) {}

  /** Compares the clocks by a few requests; gives `offsetMs`. Call it again after hours, or after a sleep. */
  async sync(): Promise<number> {
    let best: Sample | undefined;
    for (let count = 0; count < SAMPLES; count += 1) {
      const sent = this.local();
      const { now } = await this.api.getTime();
      const at = this.local();
      const errorMs = (at - sent) / 2;
      if (best === undefined || errorMs < best.errorMs) best = { offsetMs: now - (sent + at) / 2, errorMs, at };
    }
    this.#best = best;
    return this.offsetMs;
  }

  /** By how much the service's clock is ahead of this machine's. Throws ClockNotCompared before `sync()`. */
  get offsetMs(): number {
    return this.known.offsetMs;
  }

  /** How far off `offsetMs` may be: half of the quickest round trip. Throws ClockNotCompared before `sync()`. */
  get errorMs(): number {
    return this.known.errorMs;
  }

  /** The service's clock at this moment, ms since the epoch. Throws ClockNotCompared before `sync()`. */
  now(): number {
    return Math.round(this.local() + this.offsetMs);
  }

  /** From now to an instant of the service, in ms; negative once it is over. Throws ClockNotCompared before `sync()`. */
  until(instant: number): number {
    return instant - this.local() - this.offsetMs;
  }

  /** Waits for an instant of the service (ms): `await client.clock.waitUntil(act.not_before)`. */
  async waitUntil(instant: number): Promise<void> {
    const age = this.#best === undefined ? KEPT_MS : this.local() - this.#best.at;
    if (age < 0 || age >= KEPT_MS) await this.sync();
    await sleep(Math.max(0, this.until(instant)));
  }

  private get known(): Sample {
    if (this.#best === undefined) {
      throw new ClockNotCompared("The clock has not been compared with the service's yet: await client.clock.sync().");
    }
    return this.#best;
  }
}
