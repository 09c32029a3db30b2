import { useState } from 'react';
import { formatCount } from 'shared-contracts/domain/format.ts';
import { useLoaderData, useNavigation } from 'shared-contracts/router/router.ts';
import { Breadcrumbs } from 'shared-contracts/ui/breadcrumbs.tsx';
import { Container } from 'shared-contracts/ui/container.tsx';
import { AppliedFilters } from '../filters/applied-filter-row.tsx';
import { FilterBar } from '../filters/filter-bar.tsx';
import { FilterSheet } from '../filters/filter-sheet.tsx';
import { MobileBar } from '../filters/mobile-bar.tsx';
import { PromotedRow } from '../filters/promoted-row.tsx';
import sideCss from '../map/map-side.module.css';
import { MapSide } from '../map/map-side.tsx';
import { MapSwitch } from '../map/map-switch.tsx';
import { EmptyListing } from '../results/empty-listing.tsx';
import { Results } from '../results/results.tsx';
import { SearchFailed } from '../results/search-failed.tsx';
import { useFailedSearch } from '../results/use-failed-search.ts';
import { isNewSearch } from '../results/use-more.ts';
import { texts } from '../texts.ts';
import { AlertLink } from '../ui/alert-link.tsx';
import { SeoLinks } from '../ui/seo-link-row.tsx';
import { useSettled } from '../ui/use-settled.ts';
import css from './listing.module.css';
import { ListingLead } from './listing-lead.tsx';
import type { loader } from './listing-route.ts';
import { useListingFacts } from './use-listing-facts.ts';

/**
 * A listing of any family: where one is, how many there are, the filters, the cards [R014, R047-R063, R070, R071]. Of new
 * data what is in sight is drawn first: the sheet while it is open, else all but the sheet.
 */
export function ListingPage() {
  const latest = useLoaderData<typeof loader>();
  const settled = useSettled(latest);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const data = isSheetOpen ? settled : latest;
  const isLoading = isNewSearch(useNavigation());
  const failed = useFailedSearch();
  useListingFacts(data);
  const isMap = data.view === 'map';
  const { crumbs, heading, lead, count, cards, seoLinks } = data;
  return (
    <div className={css.page}>
      <FilterBar data={data} />
      <div className={isMap ? sideCss.split : undefined}>
        <Container className={css.column}>
          <Breadcrumbs crumbs={crumbs} />
          <header className={css.head}>
            <h1 tabIndex={-1} className={css.title}>
              {heading}
            </h1>
            <p className={css.count}>{formatCount(count, texts.projects.one, texts.projects.many)}</p>
            <AlertLink data={data} size="s" className={css.alert} />
            <ListingLead>{lead}</ListingLead>
          </header>
          <div className={css.filters}>
            <PromotedRow data={data} />
            <AppliedFilters data={data} />
          </div>
          <SeoLinks title={texts.popular} links={seoLinks} />
          <section aria-label={texts.results} aria-busy={isLoading} className={css.results}>
            {failed !== undefined && <SearchFailed href={failed} data={data} />}
            {cards.length > 0 ? <Results data={data} failed={failed} /> : <EmptyListing data={data} />}
          </section>
        </Container>
        {isMap && <MapSide look="side" href={data.href} />}
      </div>
      <MapSwitch data={data} />
      <FilterSheet data={isSheetOpen ? latest : settled} onToggle={setSheetOpen} />
      <MobileBar data={data} />
    </div>
  );
}
