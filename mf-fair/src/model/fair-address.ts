import { routes } from '@umbral/domain/routes/table.ts';
import { propertyTypeOfSlug, propertyTypeSlugs } from '@umbral/domain/vocabulary/slugs.ts';
import type { FairRegion, PropertyType } from '@umbral/domain/vocabulary/vocabulary.ts';

/** Which projects of a fair a page shows. */
export interface FairChoice {
  readonly region: FairRegion;
  readonly city?: string;
  readonly type?: PropertyType;
  readonly hasBenefits: boolean;
  /** One-based. */
  readonly page: number;
}

const names = { city: 'ciudad', type: 'tipo', benefits: 'beneficios', page: 'page' } as const;
const yes = 'si';
const largestPage = 1000;

/** The address of a page of a fair's projects. */
export function fairHref({ region, city, type, hasBenefits, page }: FairChoice): string {
  const query = new URLSearchParams();
  if (city) query.set(names.city, city);
  if (type) query.set(names.type, propertyTypeSlugs[type]);
  if (hasBenefits) query.set(names.benefits, yes);
  if (page > 1) query.set(names.page, String(page));
  return withQuery(routes.virtualFair.href({ region }), query);
}

/** The reverse for a region: words that are no slug, another switch or page than there can be count as not given. */
export function readFairChoice({ searchParams }: URL, region: FairRegion): FairChoice {
  const city = searchParams.get(names.city) ?? '';
  const type = propertyTypeOfSlug(searchParams.get(names.type) ?? '');
  return {
    region,
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(city) ? { city } : {}),
    ...(type ? { type } : {}),
    hasBenefits: searchParams.get(names.benefits) === yes,
    page: readPage(searchParams),
  };
}

/** The page that an address names, one-based; the first where it names none that there can be. */
export function readPage(query: URLSearchParams): number {
  const page = Number(query.get(names.page) ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= largestPage ? page : 1;
}

/** A page of a list; the first one is the address itself [B008]. */
export function pageHref(path: string, page: number): string {
  return page > 1 ? `${path}?${names.page}=${page}` : path;
}

function withQuery(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query}` : path;
}
