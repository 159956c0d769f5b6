/** «Were the dice fair?»: the SDK throws every die, or deals every card, again from the seed that is told at the end. */

import { useState } from 'preact/hooks';
import type { DealVerdict, DiceVerdict } from 'chouette-sdk';
import type { Session, Snapshot } from '../game/session.js';
import { Dialog } from '../shell/dialog.js';
import { useLanguage, useWords } from '../shell/language.js';
import { sayProblem } from '../shell/toasts.js';

type Verdict = DiceVerdict | DealVerdict;

export function Proof({ session, snapshot }: { session: Session; snapshot: Snapshot }) {
  const t = useWords();
  const language = useLanguage();
  const [verdict, setVerdict] = useState<Verdict>();
  const [isBusy, setIsBusy] = useState(false);
  const hasCards = snapshot.game?.packs !== undefined;
  const check = async () => {
    setIsBusy(true);
    try {
      setVerdict(await (hasCards ? session.table.verifyDeals() : session.table.verifyDice()));
    } catch (problem) {
      sayProblem(problem, language);
    }
    setIsBusy(false);
  };
  return (
    <>
      <button type="button" disabled={isBusy} onClick={() => void check()}>{t(hasCards ? 'check_deals' : 'check_dice')}</button>
      {verdict && (
        <Dialog title={t(`proof_${verdict.status}`)} close={() => setVerdict(undefined)}>
          <p class={`verdict ${verdict.status}`}>{t(`proof_${verdict.status}_why`)}</p>
          <dl class="facts">
            {counts(verdict).map(([name, count]) => (
              <div key={name}><dt>{t(name)}</dt><dd>{count}</dd></div>
            ))}
            <div><dt>{t('commitment')}</dt><dd class="mono">{session.table.noted.commitment ?? snapshot.game?.commitment ?? '—'}</dd></div>
            <div><dt>{t('seed')}</dt><dd class="mono">{snapshot.game?.seed ?? '—'}</dd></div>
          </dl>
          {verdict.faults.length > 0 && (
            <ul class="faults">
              {verdict.faults.map((fault) => <li key={fault.message}>{fault.message}</li>)}
            </ul>
          )}
        </Dialog>
      )}
    </>
  );
}

function counts(verdict: Verdict): ['proof_dice' | 'proof_cards' | 'proof_deals' | 'proof_unchecked', number][] {
  if (!('deals' in verdict)) {
    return [['proof_dice', verdict.dice], ...(verdict.cards ? [['proof_cards', verdict.cards] as ['proof_cards', number]] : []), ['proof_unchecked', verdict.given + verdict.magic]];
  }
  return [['proof_deals', verdict.deals], ['proof_cards', verdict.cards]];
}
