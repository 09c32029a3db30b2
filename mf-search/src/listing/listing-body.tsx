import { Breadcrumbs } from '@umbral/kit/layout/breadcrumbs.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { useSpelled } from '@umbral/kit/remote/use-spelled.ts';
import { memo } from 'react';
import { AppliedFilters } from '../filters/applied-filter-row.tsx';
import { FilterBar } from '../filters/filter-bar.tsx';
import { PromotedRow } from '../filters/promoted-row.tsx';
import { MapSplit } from '../map/map-split.tsx';
import { MapSwitch } from '../map/map-switch.tsx';
import { EmptyListing } from '../results/empty-listing.tsx';
import { GoneListing } from '../results/gone-listing.tsx';
import { Results } from '../results/results.tsx';
import { SearchFailed } from '../results/search-failed.tsx';
import { StandIn } from '../stand-in/stand-in-part.ts';
import { listingTexts as texts } from '../texts/listing-texts.ts';
import { AlertLink } from '../ui/alert-link.tsx';
import { SeoLinks } from '../ui/seo-link-row.tsx';
import { counted } from '../view-model/counted.ts';
import type { ListingData } from '../view-model/listing-data.ts';
import css from './listing.module.css';
import { ListingLead } from './listing-lead.tsx';

interface ListingBodyProps {
  readonly data: ListingData;
  /** Another listing is on its way. */
  readonly isLoading: boolean;
  /** Address of a search that failed while this listing stayed. */
  readonly failed?: string;
}

/** Where one is, how much there is, the filters, the cards; not drawn again while only the sheet changes. */
export const ListingBody = memo(function ListingBody({ data, isLoading, failed }: ListingBodyProps) {
  const isMap = data.view === 'map';
  const spelled = useSpelled();
  const { crumbs, heading, lead, count, unit, cards, seoLinks, isStandIn } = data;
  return (
    <>
      {!isStandIn && <FilterBar data={data} />}
      <MapSplit isMap={isMap} href={data.href}>
        <Container className={css.column}>
          <Breadcrumbs crumbs={crumbs} />
          {isStandIn && <StandIn.Part of="listing" href={data.href} />}
          <header className={css.head}>
            <h1 tabIndex={-1} className={css.title}>
              {spelled(heading)}
            </h1>
            <p className={css.count}>{counted(count, unit)}</p>
            <AlertLink data={data} size="s" className={css.alert} />
            <ListingLead>{spelled(lead)}</ListingLead>
          </header>
          <div className={css.filters}>
            <PromotedRow data={data} />
            <AppliedFilters data={data} />
          </div>
          <SeoLinks title={texts.popular} links={seoLinks} />
          <section aria-label={texts.results} aria-busy={isLoading} className={css.results}>
            {failed !== undefined && <SearchFailed href={failed} data={data} />}
            {cards.length > 0 && <GoneListing data={data} />}
            {cards.length > 0 ? <Results data={data} failed={failed} /> : <EmptyListing data={data} />}
          </section>
        </Container>
      </MapSplit>
      <MapSwitch data={data} />
    </>
  );
});
