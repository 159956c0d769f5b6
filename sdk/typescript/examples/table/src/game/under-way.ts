/**
 * Acts that were sent and are not answered yet. The same act pressed again gets the same answer: a second call would be
 * another request, under another key, while the first still waits (for a Retry-After, say).
 */

import { type ActAnswer, type ActFields, ConnectionFailed, type ExpectedAct, Problem, ServerFault } from 'chouette-sdk';

/** So much later than by this machine's clock an act is sent again that came too early by it. */
const EARLY_MS = 50;

type Call = (key: string, fields: ActFields) => Promise<ActAnswer>;

/** A request as it goes out. Where one does not know whether it was carried out, it goes out again the same to the byte. */
interface Sent {
  key: string;
  fields: ActFields;
  notBefore: number;
}

/** The place of an offer: which act, in which window or turn. */
function placeOf({ act, name, window, turn }: ExpectedAct): string {
  return JSON.stringify([act, name, window, turn ?? null]);
}

export class UnderWay {
  readonly #calls = new Map<string, { place: string; answer: Promise<ActAnswer> }>();
  readonly #open = new Map<string, Sent>();

  /** `waitUntil`: waits for an instant (ms) of the service's clock. `changed` is told of each call's beginning and end. */
  constructor(
    private readonly waitUntil: (instant: number) => Promise<void>,
    private readonly changed: () => void,
  ) {}

  /** Whether this act waits for its answer: with these fields, or with any where none are named. */
  has(offer: ExpectedAct, fields?: ActFields): boolean {
    if (fields) return this.#calls.has(actOf(offer, fields));
    const place = placeOf(offer);
    return [...this.#calls.values()].some((call) => call.place === place);
  }

  /**
   * The answer to this act, which is sent unless it is on its way. `said`: what is sent besides its fields, that differs
   * from press to press. Where the last call ended without a known outcome, the next goes out as that one did.
   */
  once(offer: ExpectedAct, fields: ActFields, said: ActFields, call: Call): Promise<ActAnswer> {
    const act = actOf(offer, fields);
    const waiting = this.#calls.get(act);
    if (waiting) return waiting.answer;
    const open = this.#open.get(act);
    this.#open.delete(act);
    const sent = open ?? { key: crypto.randomUUID(), fields: { ...fields, ...said }, notBefore: 0 };
    const answer = this.#send(act, sent, call);
    this.#calls.set(act, { place: placeOf(offer), answer });
    this.changed();
    return answer;
  }

  async #send(act: string, sent: Sent, call: Call): Promise<ActAnswer> {
    let last = sent;
    try {
      await pause(sent.notBefore - performance.now());
      try {
        return await call(last.key, last.fields);
      } catch (problem) {
        // The two clocks differ by some milliseconds: what came too early for that is sent once more when it is time.
        const time = problem instanceof Problem && problem.code === 'too_early' ? problem.values['not_before'] : undefined;
        if (typeof time !== 'number') throw problem;
        await this.waitUntil(time + EARLY_MS);
        last = { ...sent, key: crypto.randomUUID() };
        return await call(last.key, last.fields);
      }
    } catch (problem) {
      const seconds = problem instanceof Problem ? problem.retryAfter : undefined;
      const isOpen = problem instanceof ConnectionFailed || problem instanceof ServerFault || seconds !== undefined;
      if (isOpen) this.#open.set(act, { ...last, notBefore: performance.now() + 1000 * (seconds ?? 0) });
      throw problem;
    } finally {
      this.#calls.delete(act);
      this.changed();
    }
  }
}

function pause(ms: number): Promise<void> {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
}

function actOf(offer: ExpectedAct, fields: ActFields): string {
  const said = Object.entries(fields).filter(([, value]) => value !== undefined);
  return JSON.stringify([placeOf(offer), said.sort(([one], [other]) => one.localeCompare(other))]);
}
