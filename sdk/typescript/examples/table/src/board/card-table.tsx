/** What lies on top at cards, who is in the tour, which way it goes. */

import type { MancheView, TourView } from 'chouette-sdk';
import { useWords } from '../shell/language.js';
import type { Names } from '../words/names.js';
import { CardRow } from './playing-card.js';

interface Given {
  tour: Pick<TourView, 'by' | 'cards' | 'out' | 'same'> | null;
  manche: MancheView | null;
  names: Names;
}

export function CardTable({ tour, manche, names }: Given) {
  const t = useWords();
  return (
    <figure class="card-table">
      {tour ? (
        <div key={tour.cards.join()} class="laid">
          <CardRow cards={tour.cards} label={t('on_top')} />
        </div>
      ) : (
        <p class="empty">{t('lead_due')}</p>
      )}
      <figcaption>
        {tour && t('laid_by', { player: names.player(tour.by) })}
        {tour?.same && ` · ${t('same_forced')}`}
        {manche && ` · ${t('manche', { number: manche.number })} ${manche.direction === 'clockwise' ? '↻' : '↺'}`}
        {manche?.revolution && ` · ${t('revolution')}`}
        {tour && tour.out.length > 0 && ` · ${t('out_of_tour', { players: names.players(tour.out) })}`}
      </figcaption>
    </figure>
  );
}
