import { routes } from '@umbral/domain/routes/table.ts';

/** The address of a page of the directory, with what was searched for. */
export function directoryHref(page: number, query?: string): string {
  const search = new URLSearchParams({ ...(query ? { q: query } : {}), ...(page > 1 ? { page: String(page) } : {}) });
  return search.size > 0 ? `${routes.builders.href()}?${search}` : routes.builders.href();
}
