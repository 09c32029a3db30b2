import { inOrder } from '../filters/address-values.ts';
import type { AddressedKey } from '../filters/filter-rows.ts';
import type { NumberRange } from '../filters/filter-values.ts';
import { product } from '../vocabulary/product.ts';
import { isPlaceholder, placeholders, slugify } from '../vocabulary/slugify.ts';
import {
  countryOfSlug,
  countrySlugs,
  listingFamilyOfSlug,
  listingFamilySlug,
  propertyTypeOfSlug,
  propertyTypeSlugs,
  regionOfSlug,
} from '../vocabulary/slugs.ts';
import type { ListingFamily } from '../vocabulary/vocabulary.ts';
import type { SearchState } from './search-state.ts';

/** A facet that may stand as a path segment. */
export type PathFacet = 'country' | 'city' | 'zone' | 'neighbourhood' | 'type' | 'price';

/** Which facets stand in the path of each family, in order; all others go into the query. */
export const pathFacets: Readonly<Record<ListingFamily, readonly PathFacet[]>> = {
  housing: ['city', 'zone', 'type'],
  vis: ['city', 'zone', 'type', 'price'],
  vip: [],
  gold: ['city', 'zone', 'type', 'price'],
  'above-vis': ['city', 'zone', 'type', 'price'],
  holiday: ['city', 'type'],
  abroad: ['country', 'city', 'type'],
  lots: [],
  'immediate-delivery': [],
  tv: ['city', 'zone', 'type', 'price'],
  neighbourhoods: ['city', 'neighbourhood'],
  tour360: ['city'],
};

/** Families with a page per department, and the one with a page per region. */
const departmentFamilies: readonly ListingFamily[] = ['housing', 'vis', 'holiday'];

const placeholderOf: Readonly<Record<PathFacet, string>> = {
  country: 'pais-general',
  city: placeholders.city,
  zone: placeholders.zone,
  neighbourhood: 'barrio-general',
  type: placeholders.type,
  price: '',
};

/** Which of the state's place facets the path of this state holds. */
export function pathHolds(state: SearchState): ReadonlySet<AddressedKey> {
  if (hasDepartmentPage(state)) return new Set(['department']);
  if (hasRegionPage(state)) return new Set(['region', 'type']);
  return new Set(pathFacets[state.family]);
}

/** The path of a listing: canonical facets only; a missing one before a present one gets its placeholder. */
export function toPath(state: SearchState): string {
  const base = `/${listingFamilySlug(state.family, product)}`;
  if (hasDepartmentPage(state)) return `${base}/departamento/${state.department}`;
  if (hasRegionPage(state)) return [`${base}/region/${state.region}`, ...present(typeSlug(state))].join('/');
  const facets = pathFacets[state.family];
  const values = facets.map((facet) => segmentOf(state, facet));
  const used = values.findLastIndex((value) => value !== undefined) + 1;
  const segments = facets.slice(0, used).map((facet, index) => values[index] ?? placeholderOf[facet]);
  return [base, ...segments].join('/');
}

/** The facets of a path; `undefined` where the path is no listing's. Unknown slugs are kept as given. */
export function fromPath(pathname: string): (Partial<SearchState> & { readonly family: ListingFamily }) | undefined {
  const [first = '', ...segments] = pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map(decode);
  const family = listingFamilyOfSlug(first, product);
  if (!family) return undefined;
  const [kind, value = '', type] = segments;
  if (kind === 'departamento' && departmentFamilies.includes(family)) {
    return { family, department: toSlug(value), ...(type === undefined ? {} : readSegment('type', type)) };
  }
  const region = kind === 'region' && family === 'housing' ? regionOfSlug(value) : undefined;
  if (region) return { family, region, ...(type === undefined ? {} : readSegment('type', type)) };
  const read = pathFacets[family].map((facet, index) => readSegment(facet, segments[index] ?? ''));
  return Object.assign({ family }, ...read);
}

/** `70000000-150000000` as a range, its ends in order; nothing where it is none. */
export function readRange(text: string): NumberRange | undefined {
  const match = /^(\d{1,12})-(\d{1,12})$/.exec(text);
  return match ? inOrder({ min: Number(match[1]), max: Number(match[2]) }) : undefined;
}

function hasDepartmentPage(state: SearchState): boolean {
  const narrower = state.city ?? state.zone ?? state.type ?? state.region;
  return state.department !== undefined && narrower === undefined && departmentFamilies.includes(state.family);
}

function hasRegionPage(state: SearchState): boolean {
  return (
    state.family === 'housing' &&
    state.region !== undefined &&
    (state.city ?? state.department ?? state.zone) === undefined
  );
}

function segmentOf(state: SearchState, facet: PathFacet): string | undefined {
  switch (facet) {
    case 'country':
      return state.country && countrySlugs[state.country];
    case 'type':
      return typeSlug(state);
    case 'price':
      return state.price.min !== undefined && state.price.max !== undefined
        ? `${state.price.min}-${state.price.max}`
        : undefined;
    default:
      return state[facet];
  }
}

function typeSlug(state: SearchState): string | undefined {
  if (state.type === undefined) return undefined;
  return typeof state.type === 'string' ? propertyTypeSlugs[state.type] : state.type.unknown;
}

function readSegment(facet: PathFacet, slug: string): Partial<SearchState> {
  if (slug === '' || isPlaceholder(slug) || slug === placeholderOf[facet]) return {};
  switch (facet) {
    case 'country': {
      const country = countryOfSlug(slug);
      return country ? { country } : { city: slug };
    }
    case 'type':
      return { type: propertyTypeOfSlug(slug) ?? { unknown: slug } };
    case 'price': {
      const price = readRange(slug);
      return price ? { price } : { type: { unknown: slug } };
    }
    default:
      return { [facet]: toSlug(slug) };
  }
}

/** What no letter or digit is in stays a name that no place has, instead of no name. */
function toSlug(segment: string): string {
  return slugify(segment) || '-';
}

function present(value: string | undefined): string[] {
  return value === undefined ? [] : [value];
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
