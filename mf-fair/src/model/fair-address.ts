import { routes } from '@umbral/domain/routes/table.ts';
import type { FairRegion } from '@umbral/domain/vocabulary/vocabulary.ts';

/** Which unit types of a fair a page shows. */
export interface FairChoice {
  readonly region: FairRegion;
  readonly city?: string;
  readonly hasBenefits: boolean;
  /** One-based. */
  readonly page: number;
}

const names = { city: 'ciudad', benefits: 'beneficios', page: 'page' } as const;
const yes = 'si';
const largestPage = 1000;

/** The address of a page of a fair's unit types. */
export function fairHref({ region, city, hasBenefits, page }: FairChoice): string {
  const query = new URLSearchParams();
  if (city) query.set(names.city, city);
  if (hasBenefits) query.set(names.benefits, yes);
  if (page > 1) query.set(names.page, String(page));
  const path = routes.virtualFair.href({ region });
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The reverse for a region: words that are no slug, another switch or page than there can be count as not given. */
export function readFairChoice({ searchParams }: URL, region: FairRegion): FairChoice {
  const page = Number(searchParams.get(names.page) ?? '1');
  const city = searchParams.get(names.city) ?? '';
  return {
    region,
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(city) ? { city } : {}),
    hasBenefits: searchParams.get(names.benefits) === yes,
    page: Number.isInteger(page) && page >= 1 && page <= largestPage ? page : 1,
  };
}
