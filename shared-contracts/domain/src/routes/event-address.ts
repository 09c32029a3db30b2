import { routes } from '@umbral/domain/routes/table.ts';

/** Which events a list shows. */
export interface EventChoice {
  readonly category?: string;
  /** One-based, of the events that are over. */
  readonly page: number;
}

const names = { category: 'categoria', page: 'page' } as const;
/** The last page that a list of events can have: what comes after it is not found [B127]. */
export const lastEventPage = 1000;

/** Categories that have an address of their own, by its last part. */
const ownAddresses = [routes.virtualFairEvents.href(), routes.realEstateFairEvents.href()];

/** The slug of the category that an address of its own names. */
export function eventCategoryOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The address of a list of events; the first page is the one without a number [B008]. */
export function eventsHref({ category, page = 1 }: Partial<EventChoice> = {}): string {
  const own = ownAddresses.find((path) => eventCategoryOf(path) === category);
  const query = new URLSearchParams();
  if (category && !own) query.set(names.category, category);
  if (page > 1) query.set(names.page, String(page));
  const path = own ?? routes.events.href();
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The reverse: a page that is no number counts as the first one; one after the last stays what it is. */
export function readEventChoice(url: URL): EventChoice {
  const page = Number(url.searchParams.get(names.page) ?? 1);
  const category = url.searchParams.get(names.category)?.toLowerCase();
  return {
    ...(category ? { category } : {}),
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  };
}
