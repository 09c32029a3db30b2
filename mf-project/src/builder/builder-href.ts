import { routes } from 'shared-contracts/routes/table.ts';
import type { BuilderData } from './builder-data.ts';

/** The address of a page of a builder's projects, in its city where it is of one. */
export function builderHref({ slug, city }: Pick<BuilderData, 'slug' | 'city'>, page = 1): string {
  const path = city
    ? routes.builderInCity.href({ builder: slug, city: city.slug })
    : routes.builder.href({ builder: slug });
  return page > 1 ? `${path}?page=${page}` : path;
}
