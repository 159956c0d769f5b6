/** Time by the game's clock: how long until a deadline, or until something may be done. */

import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { now as serviceNow } from '../service/client.js';

/** What time it is in the game (ms): the service's clock, but in games of the sandbox whose clock is moved by hand. */
export const GameClock = createContext<() => number>(serviceNow);

const TICK_MS = 100;

/** The game's clock, told again every tenth of a second as long as `until` lies ahead. */
export function useGameClock(until: number | null): number {
  const now = useContext(GameClock);
  const [instant, setInstant] = useState(now);
  useEffect(() => {
    setInstant(now());
    if (until === null || until <= now()) return undefined;
    const timer = setInterval(() => {
      setInstant(now());
      if (until <= now()) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [until, now]);
  return instant;
}

/** A bar that empties, and the seconds that are left. */
export function Countdown({ from, until }: { from: number; until: number }) {
  const instant = useGameClock(until);
  const left = Math.max(0, until - instant);
  const part = Math.min(1, left / Math.max(1, until - from));
  return (
    <span class="countdown" role="timer" aria-live="off">
      <span class="bar" aria-hidden="true">
        <span class="fill" style={{ transform: `scaleX(${part})` }} />
      </span>
      <span class="seconds">{(left / 1000).toFixed(1)} s</span>
    </span>
  );
}
