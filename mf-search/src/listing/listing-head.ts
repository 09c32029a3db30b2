import { formatCount } from 'shared-contracts/domain/format.ts';
import { isPlaceholder } from 'shared-contracts/domain/slugify.ts';
import { readRange, toPath } from 'shared-contracts/routes/search-path.ts';
import type { SearchState } from 'shared-contracts/routes/search-state.ts';
import { toHref } from 'shared-contracts/routes/search-url.ts';
import { titleTexts as texts } from '../texts/title-texts.ts';
import type { ListingHead } from '../ui/listing-data.ts';
import { listingTitle } from './listing-title.ts';

interface HeadFacts {
  readonly state: SearchState;
  readonly heading: string;
  /** Path as it was asked for. */
  readonly pathname: string;
  readonly count: number;
  readonly pages: number;
}

/** What a listing tells search engines [B007, B008, B104]. */
export function listingHead({ state, heading, pathname, count, pages }: HeadFacts): ListingHead {
  const { page } = state;
  const projects = formatCount(count, texts.projects.one, texts.projects.many);
  return {
    title: listingTitle(heading, page),
    description: texts.description(heading, projects),
    canonical: canonicalOf(state),
    ...(isUnindexed(pathname) ? { robots: 'noindex,follow' as const } : {}),
    ...(page > 1 ? { prev: toHref({ ...state, page: page - 1 }) } : {}),
    ...(page < pages ? { next: toHref({ ...state, page: page + 1 }) } : {}),
  };
}

/** The path alone says what a listing is about; its pages are told apart, its filters and orders are not. */
function canonicalOf(state: SearchState): string {
  const path = toPath(state);
  const isPathOnly = toHref({ ...state, page: 1 }) === path;
  return isPathOnly ? toHref(state) : path;
}

/** General placeholders and ranges are followed, not indexed [B007]. */
function isUnindexed(pathname: string): boolean {
  const segments = pathname.split('/');
  return segments.some((segment) => isGeneral(segment) || readRange(segment) !== undefined);
}

function isGeneral(segment: string): boolean {
  return isPlaceholder(segment) || segment === 'pais-general' || segment === 'barrio-general';
}
