/** A session that lives as long as the component that uses it. */

import { useEffect, useMemo, useState } from 'preact/hooks';
import type { KeptSeat } from '../service/seats.js';
import { Session, type Snapshot } from './session.js';

export function useSession(game: string, kept?: KeptSeat, invitation?: string): [Session, Snapshot] {
  const session = useMemo(() => new Session(game, kept, invitation), [game, kept?.player, kept?.token, invitation]);
  const [, draw] = useState(0);
  useEffect(() => {
    const leave = session.subscribe(() => draw((count) => count + 1));
    void session.start();
    return () => {
      leave();
      session.stop();
    };
  }, [session]);
  return [session, session.snapshot];
}
