/** The rulebooks as the service tells them, each asked for once. */

import { useEffect, useState } from 'preact/hooks';
import type { RulesetInfo } from 'chouette-sdk';
import { client } from './client.js';

const known = new Map<string, Promise<RulesetInfo>>();

export function ruleset(id: string): Promise<RulesetInfo> {
  let asked = known.get(id);
  if (asked === undefined) {
    asked = client.api.getRuleset({ path: { ruleset_id: id } });
    known.set(id, asked);
    asked.catch(() => known.delete(id));
  }
  return asked;
}

export function useRuleset(id: string | undefined): RulesetInfo | undefined {
  const [found, setFound] = useState<RulesetInfo>();
  useEffect(() => {
    let wanted = true;
    if (id !== undefined) ruleset(id).then((info) => wanted && setFound(info), () => undefined);
    return () => {
      wanted = false;
    };
  }, [id]);
  return found?.id === id ? found : undefined;
}
