/** «Why did I lose 144 points»: each movement opens to its rule, its heading in the rulebook, and what changed it. */

import type { Movement, PointsMovedEvent } from 'chouette-sdk';
import { useLanguage, useWords } from '../shell/language.js';
import { score as scoreText, signed, type Names } from '../words/names.js';

export function Movements({ event, names }: { event: PointsMovedEvent; names: Names }) {
  return (
    <ul class="movements">
      {event.movements.map((movement, at) => (
        <li key={at}>
          <MovementLine movement={movement} names={names} />
        </li>
      ))}
    </ul>
  );
}

function MovementLine({ movement, names }: { movement: Movement; names: Names }) {
  const t = useWords();
  const language = useLanguage();
  const { points, base, score, rule, source, modifiers } = movement;
  const info = names.ruleInfo(rule);
  return (
    <details class={points < 0 ? 'loss' : points > 0 ? 'gain' : ''}>
      <summary>
        <strong>{signed(points)}</strong> {names.player(movement.player)} <small>{names.rule(rule)} → {scoreText(score)}</small>
      </summary>
      <dl class="why">
        <dt>{t('why_rule')}</dt>
        <dd>
          <strong>{names.rule(rule)}</strong>
          {source && <> ({t('why_heading', { heading: source })})</>}
          {info && <p>{language === 'fr' ? info.fr : info.en}</p>}
        </dd>
        <dt>{t('why_base')}</dt>
        <dd>{signed(base)}</dd>
        {modifiers.map((trace, at) => (
          <>
            <dt>{t('why_changed')}</dt>
            <dd key={at}>
              {names.rule(trace.rule)} <small>{layer(trace.layer, t)}</small> → {signed(trace.points)}
              {names.ruleInfo(trace.rule) && <p>{language === 'fr' ? names.ruleInfo(trace.rule)?.fr : names.ruleInfo(trace.rule)?.en}</p>}
            </dd>
          </>
        ))}
        <dt>{t('why_score')}</dt>
        <dd>{scoreText(score - points)} {signed(points)} = {scoreText(score)}</dd>
      </dl>
    </details>
  );
}

const LAYERS = { VALUE: 'layer_value', MULTIPLY: 'layer_multiply', SIGN: 'layer_sign', RECIPIENT: 'layer_recipient', BOUND: 'layer_bound', COVER: 'layer_cover', DIVIDE: 'layer_divide' } as const;

/** In which step a rule changed it, in words. */
function layer(name: string, t: ReturnType<typeof useWords>): string {
  const key = LAYERS[name as keyof typeof LAYERS];
  return key ? t(key) : name.toLowerCase();
}
