/** What happens in a tournament, live: one iterator that outlives lost connections and ends with the tournament. */

import type { TournamentEvent } from './generated/index.js';
import type { Message } from './messages.js';
import { BrokenStream, Reconnecting, type StreamOptions } from './reconnecting.js';

/** How the events of a tournament are followed. */
export interface TournamentEventOptions extends StreamOptions {
  /** Only events after this seq (default 0: from the first). */
  after?: number;
}

/** By these the standings change. */
export const COUNTED: readonly string[] = [
  'round_started', 'table_finished', 'result_corrected', 'entry_withdrawn', 'tournament_finished',
];

/** Where a stream is: the id of the last event that it has seen. */
export class TournamentCursor extends Reconnecting<TournamentEvent> {
  id: string;
  #seq: number;

  constructor(options: TournamentEventOptions) {
    super(options);
    this.#seq = options.after ?? 0;
    this.id = String(this.#seq);
  }

  /** The event of this message, undefined if there is none in it or it was seen before. */
  take(message: Message): TournamentEvent | undefined {
    if (message.event === 'end') this.over = true;
    if (message.event === 'dropped') this.dropped(message);
    if (message.event !== 'message' || message.data === '') return undefined;
    let event: TournamentEvent;
    try {
      event = JSON.parse(message.data) as TournamentEvent;
    } catch {
      // A message cut off by a dying connection: the next connection brings it whole.
      throw new BrokenStream('a message that is no event');
    }
    if (!Number.isInteger(event?.seq)) throw new BrokenStream('a message that is no event');
    if (event.seq <= this.#seq) return undefined;
    this.#seq = event.seq;
    this.id = message.id || String(event.seq);
    this.over = event.type === 'tournament_finished';
    this.wentWell();
    return event;
  }
}
