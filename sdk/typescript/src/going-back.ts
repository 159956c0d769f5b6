/** Where a stream goes on whose log was rewound: behind the last event that it told and that the log still has. */

import type { EventPage } from './generated/index.js';
import { BrokenStream } from './reconnecting.js';

const PAGE = 500;

/** `kept`: how many of the told events the log still has. `id`: of the event before the `rewound` to go on with. */
export interface Found {
  kept: number;
  id: string;
}

/** Which page of the log: behind the event of this id, of so many events at most. */
export interface Asked {
  after: string;
  limit: number;
}

/** Asks for pages; is sent each, or undefined where the log does not have the event of that id. */
type Search<Result> = Generator<Asked, Result, EventPage | undefined>;

/**
 * Finds the first `rewound` behind the last of the told events that is still there; undefined if there is no such.
 * `ids`: of all events that were told, in order. `begun`: the seq behind which the first was asked for. `isLastLost`:
 * whether it is known that the log does not have the last of them.
 */
export function* search(ids: readonly string[], begun: number, isLastLost: boolean): Search<Found | undefined> {
  const kept = yield* keptOf(ids, ids.length - (isLastLost ? 1 : 0));
  let id = yield* first(ids[kept - 1] ?? String(begun), kept > 0);
  // The log may be shorter than where this stream began.
  if (id === undefined && kept === 0 && begun > 0) id = yield* last();
  return id === undefined ? undefined : { kept, id };
}

/** How many of these (so many at most) the log has: as an id names one event, it has all before one that it has. */
function* keptOf(ids: readonly string[], most: number): Search<number> {
  let low = 0;
  let high = most;
  let step = 1;
  while (low < high) {
    const at = Math.max(low, high - step);
    if ((yield { after: ids[at] ?? '', limit: 1 }) === undefined) {
      high = at;
      step *= 2;
    } else {
      low = at + 1;
      step = 1;
    }
  }
  return low;
}

/** The id of the event before the first `rewound` behind this one. */
function* first(after: string, known: boolean): Search<string | undefined> {
  for (;;) {
    const page = yield { after, limit: PAGE };
    if (page === undefined && known) throw new BrokenStream('the log was rewound again');
    if (page === undefined || page.events.length === 0) return undefined;
    const index = page.events.findIndex((event) => event.type === 'rewound');
    if (index === 0) return after;
    if (index > 0) {
      const before = yield { after, limit: index };
      if (before === undefined) throw new BrokenStream('the log was rewound again');
      return before.last_id;
    }
    after = page.last_id;
  }
}

/** The id of the event before the last `rewound` of the log. */
function* last(): Search<string | undefined> {
  let found: string | undefined;
  for (let after = '0'; ; after = String(seqOf(found) + 1)) {
    const before = yield* first(after, false);
    if (before === undefined) return found;
    found = before;
  }
}

/** The seq of the event with this id. */
export function seqOf(id: string): number {
  return Number.parseInt(id, 10);
}
