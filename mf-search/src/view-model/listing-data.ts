import type { SearchUnit } from '@umbral/domain/filters/search-unit.ts';
import type { SearchView } from '@umbral/domain/routes/search-state.ts';
import type { ListingFamily } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { PlantCard } from '@umbral/kit/cards/plant-card.ts';
import type { Crumb } from '@umbral/kit/layout/breadcrumbs.tsx';
import type { Robots } from '@umbral/protocol/routes/owners.ts';
import type { AppliedFilter } from './applied-filters.ts';
import type { FairName, FilterPanel, FilterSummary, PillPanels } from './filter-panel.ts';
import type { ListingOrder } from './listing-orders.ts';
import type { UnitLink } from './listing-units.ts';
import type { ViewLink } from './listing-views.ts';
import type { Relief } from './relief.ts';
import type { LinkWithCount } from './seo-links.ts';

/** What a listing page shows, ready to draw: the browser gets no logic of the search with it. */
export interface ListingData {
  readonly family: ListingFamily;
  /** Canonical address of exactly this listing. */
  readonly href: string;
  /** Where an alert for it is made without script. */
  readonly alertHref: string;
  /** Amounts in it, in the words under it and in the filters are marked. */
  readonly heading: string;
  readonly lead: string;
  readonly head: ListingHead;
  readonly crumbs: readonly Crumb[];
  /** Projects, or types: as `unit` says. */
  readonly count: number;
  readonly unit: SearchUnit;
  readonly units: readonly UnitLink[];
  readonly page: number;
  readonly pages: number;
  /** The place in the whole list of the last one that is shown. */
  readonly lastShown: number;
  /** Address of the first page; the others add their number to it. */
  readonly firstPage: string;
  readonly cards: readonly PlantCard[];
  readonly applied: readonly AppliedFilter[];
  /** The listing with nothing chosen. */
  readonly clearHref: string;
  readonly seoLinks: readonly LinkWithCount[];
  readonly orders: readonly ListingOrder[];
  /** What stands first, and why. */
  readonly reason: string;
  readonly view: SearchView;
  readonly views: readonly ViewLink[];
  /** Ways out, only where nothing was found. */
  readonly relief?: Relief;
  readonly filters: FilterSummary;
  /** In the browser it is made when it is first looked at: while all panels are closed it can wait for the results. */
  readonly panel: PillPanels;
  /** The form of the sheet, made when it is first looked at. A page that the server drew asks for it once it is wanted. */
  readonly sheet?: FilterPanel;
  /** The address asks for the page with its sheet open: where there is no script, or no answer. */
  readonly opensSheet?: true;
  /** The active fairs: the next listing of the tab takes them from here. */
  readonly fairs: readonly FairName[];
  /** Slugs of a chosen city and of what it lies in: the next listing of the tab counts the cities beside it at once. */
  readonly whereabouts?: { readonly city: string; readonly department: string };
  /** The index was away: the database gave the homes, and there is neither a map nor a choice of filters. */
  readonly isStandIn?: true;
}

export interface ListingHead {
  /** What the list is called. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly robots?: Robots;
  readonly prev?: string;
  readonly next?: string;
}
