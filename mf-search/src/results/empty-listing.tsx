import { routes } from '@umbral/domain/routes/table.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { listingTexts } from '../texts/listing-texts.ts';
import { resultsTexts as texts } from '../texts/results-texts.ts';
import { AlertLink } from '../ui/alert-link.tsx';
import { counted } from '../view-model/counted.ts';
import type { ListingData } from '../view-model/listing-data.ts';
import css from './empty-listing.module.css';
import { ReliefWays } from './relief-ways.tsx';

/** Nothing matches: which one filter to give up and what that leads to, what lies near, and a word when there is some. */
export function EmptyListing({ data }: { readonly data: ListingData }) {
  const { applied, clearHref, href, unit, relief } = data;
  const housing = routes.housing.href();
  const clearCount = relief?.clearCount ?? 0;
  return (
    <EmptyState
      title={listingTexts.noMatch}
      actions={
        <>
          <AlertLink data={data} look="primary" />
          {applied.length > 0 && clearHref !== href && (
            <ButtonLink href={clearHref} look="secondary">
              {clearCount > 0 ? texts.clearTo(counted(clearCount, unit)) : listingTexts.clear}
            </ButtonLink>
          )}
          {clearHref !== housing && (
            <ButtonLink href={housing} look="secondary">
              {listingTexts.allHousing}
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{listingTexts.noMatchHint}</p>
      {relief && <ReliefWays relief={relief} unit={unit} className={css.ways} />}
    </EmptyState>
  );
}
