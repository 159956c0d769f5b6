/** Who shouted what in a window, when, and who was first by how much. */

import type { Spoken, WindowClosedEvent, WindowOpenedEvent } from 'chouette-sdk';

export interface Race {
  window: number;
  name: string;
  mode: string;
  /** The event that told its outcome. */
  seq: number;
  openedAt: number;
  deadline: number | null;
  closedAt: number;
  /** In the order in which they count. */
  answers: readonly Spoken[];
  passed: readonly string[];
  silent: readonly string[];
}

/** Answers that are no words. */
const NOT_SAID = new Set(['roll', 'pass']);

/** The race of a window that has closed; undefined where nothing was said. */
export function raceOf(closed: WindowClosedEvent, opened: WindowOpenedEvent | undefined): Race | undefined {
  const answers = closed.answers.filter(({ annonce }) => !NOT_SAID.has(annonce)).sort((one, other) => one.at - other.at);
  if (answers.length === 0) return undefined;
  return {
    window: closed.window,
    name: closed.name,
    mode: opened?.mode ?? '',
    seq: closed.seq,
    openedAt: opened?.not_before ?? answers[0]?.at ?? closed.at,
    deadline: opened?.deadline ?? null,
    closedAt: closed.at,
    answers,
    passed: closed.passed,
    silent: closed.silent,
  };
}

/** By how many ms the first was ahead of the second; undefined where there was only one. */
export function leadMs(race: Race): number | undefined {
  const [first, second] = race.answers;
  return first && second ? second.at - first.at : undefined;
}
