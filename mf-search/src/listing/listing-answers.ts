import { filtersOfSearch } from '@umbral/domain/filters/filter-wire.ts';
import { spellInPesos } from '@umbral/domain/format/marked-pesos.ts';
import { pageSize } from '@umbral/domain/limits/listing-limits.ts';
import { alertFormHref } from '@umbral/domain/people/alert-form.ts';
import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { toHref } from '@umbral/domain/routes/search-url.ts';
import type { PlantCard } from '@umbral/kit/cards/plant-card.ts';
import { filterPanel, pillPanels } from '../filters/filter-panel-data.ts';
import { filterSummary } from '../filters/filter-summary.ts';
import type { PanelFacts } from '../filters/panel-facts.ts';
import type { FacetCounts } from '../model/facet-counts.ts';
import { orderReasons } from '../texts/order-texts.ts';
import { appliedFilters } from '../view-model/applied-filters.ts';
import type { ListingData } from '../view-model/listing-data.ts';
import { placeHref } from '../view-model/listing-href.ts';
import { listingOrders } from '../view-model/listing-orders.ts';
import { listingUnits } from '../view-model/listing-units.ts';
import { listingViews } from '../view-model/listing-views.ts';
import type { PlaceNames } from '../view-model/place-names.ts';
import type { Relief } from '../view-model/relief.ts';
import { seoLinks } from '../view-model/seo-links.ts';
import { listingCrumbs } from './listing-crumbs.ts';
import { listingHead } from './listing-head.ts';
import { listingIntro, listingOffer } from './listing-intro.ts';
import { listingHeading, listingPlace } from './listing-title.ts';

/** What the index said to a listing. */
export interface ListingAnswers {
  readonly state: SearchState;
  /** Path as it was asked for. */
  readonly pathname: string;
  readonly names: PlaceNames;
  readonly counts: FacetCounts;
  readonly cards: readonly PlantCard[];
  readonly count: number;
  /** The lowest price that is told, pesos. */
  readonly priceFrom?: number;
  readonly pages: number;
  /** Of the moment in which it was asked. */
  readonly year: number;
  /** Ways out of a listing that found nothing. */
  readonly relief?: Relief;
  /** What else the filter form tells. */
  readonly panel?: Pick<PanelFacts, 'options' | 'fairs' | 'dropped' | 'crossed'>;
  /** It comes from the database, as the index is away. */
  readonly isStandIn?: boolean;
  readonly opensSheet?: boolean;
}

/** The page's data out of the answers: everything that is derived, once, on the side that loads. */
export function listingData(answers: ListingAnswers): ListingData {
  const { state, names, counts, count, pages, cards, isStandIn = false, opensSheet = false } = answers;
  const href = toHref(state);
  const heading = listingHeading(state, names);
  const facts = { ...answers, place: listingPlace(state, names) };
  const panelFacts = { state, counts, names, isStandIn, ...answers.panel };
  const panel = once(() => pillPanels(panelFacts));
  const sheet = once(() => filterPanel(panelFacts));
  return {
    family: state.family,
    href,
    alertHref: alertFormHref(filtersOfSearch(state), href),
    heading,
    lead: listingIntro(facts),
    head: listingHead({ ...answers, heading: spellInPesos(heading), offer: listingOffer(facts) }),
    crumbs: listingCrumbs(state, names),
    count,
    unit: state.unit,
    units: listingUnits(state),
    page: state.page,
    pages,
    lastShown: Math.min(state.page * pageSize, count),
    firstPage: toHref({ ...state, page: 1 }),
    cards,
    applied: appliedFilters(state, names),
    clearHref: placeHref(state, {}),
    seoLinks: seoLinks(state, counts, names).filter((link) => link.href !== href),
    orders: listingOrders(state),
    reason: orderReasons[state.order],
    view: state.view,
    views: listingViews(state).filter(({ view }) => !isStandIn || view !== 'map'),
    relief: answers.relief,
    filters: filterSummary(panelFacts),
    get panel() {
      return panel();
    },
    get sheet() {
      return sheet();
    },
    fairs: answers.panel?.fairs ?? [],
    ...whereabouts(state, names),
    ...(isStandIn ? { isStandIn } : {}),
    ...(opensSheet ? { opensSheet } : {}),
  };
}

function whereabouts({ family, city }: SearchState, { departmentSlug }: PlaceNames): Pick<ListingData, 'whereabouts'> {
  if (city === undefined || departmentSlug === undefined || family === 'abroad') return {};
  return { whereabouts: { city, department: departmentSlug } };
}

function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
