import { listEventCategories, listEvents, listEventsOfCategory } from '@umbral/domain/api/events.ts';
import { foundOrNothing } from '@umbral/domain/api/found-or-nothing.ts';
import type { EventChoice } from '@umbral/domain/routes/event-address.ts';
import { eventCardOf } from '@umbral/kit/cards/event-card-model.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { EventsData } from './events-data.ts';

const pastOnPage = 8;
const mostCurrent = 60;

/** A page of events, those to come on the first one; nothing for an unknown category. */
export async function loadEvents(
  call: CallApi,
  choice: EventChoice,
  signal: AbortSignal,
): Promise<EventsData | undefined> {
  const [past, current, categories] = await Promise.all([
    foundOrNothing(listOf(call, choice, { when: 'past', page: choice.page, items_by_page: pastOnPage }, signal)),
    choice.page === 1
      ? foundOrNothing(listOf(call, choice, { when: 'current', page: 1, items_by_page: mostCurrent }, signal))
      : undefined,
    call(listEventCategories, {}, { signal }),
  ]);
  if (!past) return undefined;
  const now = Date.now();
  return {
    choice,
    ...(past.label ? { label: past.label } : {}),
    categories: categories.data.filter(({ events }) => events > 0).map(({ name, slug }) => ({ name, slug })),
    current: (current?.data ?? []).map((event) => eventCardOf(event, now)),
    past: past.data.map((event) => eventCardOf(event, now)),
    pages: past.pages,
  };
}

interface Part {
  readonly when: 'past' | 'current';
  readonly page: number;
  readonly items_by_page: number;
}

async function listOf(call: CallApi, { category }: EventChoice, query: Part, signal: AbortSignal) {
  if (!category) return { ...(await call(listEvents, { query }, { signal })), label: undefined };
  const list = await call(listEventsOfCategory, { params: { c: category }, query }, { signal });
  return { ...list, label: list.label.name };
}
