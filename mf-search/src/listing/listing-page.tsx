import { useLoaderData, useNavigation } from '@umbral/protocol/router/router.ts';
import { useState } from 'react';
import { SheetSource } from '../filters/asked-sheet.ts';
import { FilterSheet } from '../filters/filter-sheet.tsx';
import { MobileBar } from '../filters/mobile-bar.tsx';
import { useFailedSearch } from '../results/use-failed-search.ts';
import { isNewSearch } from '../results/use-more.ts';
import { useSettled } from '../ui/use-settled.ts';
import { loadSheetOf, useWantedQueries } from './lazy-queries.ts';
import css from './listing.module.css';
import { ListingBody } from './listing-body.tsx';
import type { loader } from './listing-route.ts';
import { useListingFacts } from './use-listing-facts.ts';

/**
 * A listing of any family [R014, R047-R063, R070, R071]. Of new data what is in sight is drawn first: the sheet while it is
 * open, else all but the sheet.
 */
export function ListingPage() {
  const latest = useLoaderData<typeof loader>();
  const settled = useSettled(latest);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const data = isSheetOpen ? settled : latest;
  const isLoading = isNewSearch(useNavigation());
  const failed = useFailedSearch();
  useListingFacts(data);
  return (
    <div className={css.page} {...useWantedQueries()}>
      <SheetSource value={loadSheetOf}>
        <ListingBody data={data} isLoading={isLoading} failed={failed} />
        {!data.isStandIn && (
          <>
            <FilterSheet data={isSheetOpen ? latest : settled} onToggle={setSheetOpen} />
            <MobileBar data={data} />
          </>
        )}
      </SheetSource>
    </div>
  );
}
