/** All annonces of the rules in force, each with its key, phrase and gesture. One may be shouted that nothing asks for. */

import type { ExpectedAct, RulesetInfo, Word } from 'chouette-sdk';
import type { Session, Snapshot } from '../game/session.js';
import { Dialog } from '../shell/dialog.js';
import { useLanguage, useWords } from '../shell/language.js';
import type { Names } from '../words/names.js';
import { useActing } from './acts-panel.js';
import { keyLabel, PASS, THROW } from './keys.js';

interface Given {
  session: Session;
  snapshot: Snapshot;
  names: Names;
  book: RulesetInfo | undefined;
  keys: ReadonlyMap<string, string>;
  close: () => void;
}

export function KeyMap({ session, snapshot, names, book, keys, close }: Given) {
  const t = useWords();
  const language = useLanguage();
  const act = useActing(session);
  const inForce = new Set(snapshot.game?.rules ?? []);
  const rules = (book?.rules ?? []).filter((rule) => inForce.has(rule.id) && rule.annonces.length > 0);
  // As if it had been offered, in no window: it counts where it counts, and where it does not it is a bévue.
  const shout = (word: Word) => {
    const offer: ExpectedAct = { act: 'annonce', name: word.id, window: null, not_before: 0, deadline: null, fields: [], constraints: {} };
    close();
    void act(offer);
  };
  return (
    <Dialog title={t('keys')} close={close}>
      <p class="hint">{t('keys_why')}</p>
      <dl class="key-map">
        <div><dt><kbd>{keyLabel(THROW, language)}</kbd></dt><dd>{t('key_throw')}</dd></div>
        <div><dt><kbd>{keyLabel(PASS, language)}</kbd></dt><dd>{t('key_pass')}</dd></div>
        {rules.flatMap((rule) =>
          rule.annonces.map((word) => {
            const key = keys.get(word.id);
            const isPlain = word.spoken_as === 'annonce' && word.fields.length === 0;
            return (
              <div key={`${rule.id} ${word.id}`}>
                <dt>{key && <kbd>{keyLabel(key, language)}</kbd>}</dt>
                <dd>
                  {names.phrase(word.id)}
                  {names.gesture(word.id) && <small> {names.gesture(word.id)}</small>}
                  {isPlain && <button type="button" class="quiet" aria-label={`${t('shout')}: ${names.phrase(word.id)}`} onClick={() => shout(word)}>{t('shout')}</button>}
                </dd>
              </div>
            );
          }),
        )}
      </dl>
    </Dialog>
  );
}
