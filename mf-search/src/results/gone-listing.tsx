import { resultsTexts as texts } from '../texts/results-texts.ts';
import type { ListingData } from '../view-model/listing-data.ts';
import css from './gone-listing.module.css';
import { ReliefWays } from './relief-ways.tsx';

/** Homes match, and none of them can be had any more: the ways out stand before them. */
export function GoneListing({ data: { relief, unit } }: { readonly data: Pick<ListingData, 'relief' | 'unit'> }) {
  if (!relief) return null;
  return (
    <div className={css.gone}>
      <p>{texts.allGone}</p>
      <ReliefWays relief={relief} unit={unit} />
    </div>
  );
}
