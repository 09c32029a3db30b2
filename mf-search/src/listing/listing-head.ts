import { readRange, toPath } from '@umbral/domain/routes/search-path.ts';
import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { toHref } from '@umbral/domain/routes/search-url.ts';
import { isPlaceholder } from '@umbral/domain/vocabulary/slugify.ts';
import { titleTexts as texts } from '../texts/title-texts.ts';
import { counted } from '../view-model/counted.ts';
import type { ListingHead } from '../view-model/listing-data.ts';
import { listingTitle } from './listing-title.ts';

/** Letters of a description that search engines show. */
const shownInResults = 165;

interface HeadFacts {
  readonly state: SearchState;
  readonly heading: string;
  /** What there is here, in numbers. */
  readonly offer: string;
  /** Path as it was asked for. */
  readonly pathname: string;
  readonly count: number;
  readonly pages: number;
}

/** What a listing tells search engines [B007, B008, B104]. */
export function listingHead(facts: HeadFacts): ListingHead {
  const { state, heading, pathname, pages } = facts;
  const { page } = state;
  return {
    name: heading,
    title: listingTitle(heading, page),
    description: descriptionOf(facts),
    canonical: canonicalOf(state),
    ...(isUnindexed(pathname) || !isPathOnly(state) ? { robots: 'noindex,follow' as const } : {}),
    ...(page > 1 ? { prev: toHref({ ...state, page: page - 1 }) } : {}),
    ...(page < pages ? { next: toHref({ ...state, page: page + 1 }) } : {}),
  };
}

function descriptionOf({ state: { page, unit }, heading, offer, count }: HeadFacts): string {
  const subject = page > 1 ? `${heading}, ${texts.page(page)}` : heading;
  if (count === 0) return texts.emptyDescription(subject);
  const facts = texts.description(subject, counted(count, unit), offer);
  const full = `${facts} ${texts.descriptionEnd}`;
  return full.length <= shownInResults ? full : facts;
}

/** The path alone says what a listing is about; its pages are told apart, its filters and orders are not. */
function canonicalOf(state: SearchState): string {
  return isPathOnly(state) ? toHref(state) : toPath(state);
}

/** Whatever stands in the query but the page makes a variant of a listing, which is not indexed itself. */
function isPathOnly(state: SearchState): boolean {
  return toHref({ ...state, page: 1 }) === toPath(state);
}

/** General placeholders and ranges are followed, not indexed [B007]. */
function isUnindexed(pathname: string): boolean {
  const segments = pathname.split('/');
  return segments.some((segment) => isGeneral(segment) || readRange(segment) !== undefined);
}

function isGeneral(segment: string): boolean {
  return isPlaceholder(segment) || segment === 'pais-general' || segment === 'barrio-general';
}
