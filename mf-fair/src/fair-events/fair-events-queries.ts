import { listEventsOfCategory } from '@umbral/domain/api/events.ts';
import { foundOrNothing } from '@umbral/domain/api/found-or-nothing.ts';
import { eventCardOf } from '@umbral/kit/cards/event-card-model.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { isVirtual } from '../model/fair-card.ts';
import { loadFairs } from '../queries/fair-queries.ts';
import type { FairEventsData } from './fair-events-data.ts';

const pastOnPage = 8;
const mostCurrent = 60;

interface Wanted {
  /** Slug of the category. */
  readonly category: string;
  readonly page: number;
  /** Whether the active virtual fair leads the list. */
  readonly withFair: boolean;
}

/** A page of the events of a category; nothing for an unknown category. */
export async function loadFairEvents(
  call: CallApi,
  { category, page, withFair }: Wanted,
  signal: AbortSignal,
): Promise<FairEventsData | undefined> {
  const list = (when: 'past' | 'current', query: { page: number; items_by_page: number }) =>
    foundOrNothing(call(listEventsOfCategory, { params: { c: category }, query: { when, ...query } }, { signal }));
  const [past, current, fairs] = await Promise.all([
    list('past', { page, items_by_page: pastOnPage }),
    page === 1 ? list('current', { page: 1, items_by_page: mostCurrent }) : undefined,
    withFair ? loadFairs(call, signal) : [],
  ]);
  if (!past) return undefined;
  const now = Date.now();
  const fair = fairs.find((fair) => fair.isActive && isVirtual(fair));
  return {
    category: { name: past.label.name, slug: past.label.slug },
    page,
    pages: past.pages,
    // The fair that leads the list stands in it once.
    current: (current?.data ?? []).filter(({ title }) => title !== fair?.name).map((event) => eventCardOf(event, now)),
    past: past.data.map((event) => eventCardOf(event, now)),
    ...(fair ? { fair } : {}),
  };
}
