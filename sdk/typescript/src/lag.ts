/** What a client does where a game compensates lag: it returns nonces at once, and says how long its player took. */

import type { Event } from './generated/index.js';

/** The event of a stream that carries a nonce. */
export const PING = 'ping';

/**
 * When this client showed each window to its player, so that a shout can say how long that took. Give it each event at the
 * moment at which it is shown: `seat.annonce(word, { reaction_ms: reactions.ms(word) })`.
 */
export class Reactions {
  readonly #shown = new Map<number, { since: number; words: readonly string[] }>();

  constructor(private readonly clock: () => number = () => performance.now()) {}

  /** This event is shown now. A window that is told again (its instants moved) was shown before. */
  shown(event: Event): void {
    if (event.type === 'window_opened') {
      const since = this.#shown.get(event.window)?.since ?? this.clock();
      this.#shown.set(event.window, { since, words: event.annonces });
    } else if (event.type === 'window_closed') {
      this.#shown.delete(event.window);
    }
  }

  /** Since when (ms) the oldest open window that takes this word has been shown; undefined if none has. */
  ms(annonce: string): number | undefined {
    const found = [...this.#shown.values()].filter(({ words }) => words.includes(annonce)).map(({ since }) => since);
    return found.length === 0 ? undefined : Math.round(this.clock() - Math.min(...found));
  }
}

/** The nonce of a `ping` message, undefined if it is none. */
export function nonceOf(data: string): string | undefined {
  try {
    const told = JSON.parse(data) as { nonce?: unknown } | null;
    return typeof told?.nonce === 'string' ? told.nonce : undefined;
  } catch {
    return undefined;
  }
}
