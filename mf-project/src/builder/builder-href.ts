import { routes } from '@umbral/domain/routes/table.ts';
import { buildingStatusSlugs } from '@umbral/domain/vocabulary/slugs.ts';
import type { BuildingStatus } from '@umbral/domain/vocabulary/vocabulary.ts';

/** Which projects of a builder are looked at. */
export interface BuilderChoice {
  readonly slug: string;
  readonly city?: { readonly slug: string };
  readonly status?: BuildingStatus;
}

/** The address of a page of a builder's projects: its city in the path, state and page in the query. */
export function builderHref({ slug, city, status }: BuilderChoice, page = 1): string {
  const path = city
    ? routes.builderInCity.href({ builder: slug, city: city.slug })
    : routes.builder.href({ builder: slug });
  const query = new URLSearchParams({
    ...(status ? { estado: buildingStatusSlugs[status] } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return query.size > 0 ? `${path}?${query}` : path;
}
