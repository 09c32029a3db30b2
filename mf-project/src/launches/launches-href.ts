import { routes } from '@umbral/domain/routes/table.ts';

/** The address of a page of the launches, of all cities or of one (slug). */
export function launchesHref(page: number, city?: string): string {
  const query = new URLSearchParams({ ...(city ? { ciudad: city } : {}), ...(page > 1 ? { page: String(page) } : {}) });
  return query.size > 0 ? `${routes.launches.href()}?${query}` : routes.launches.href();
}
