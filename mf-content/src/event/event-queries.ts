import { getEvent, listCurrentEvents, listEventCategories } from '@umbral/domain/api/events.ts';
import { foundOrNothing } from '@umbral/domain/api/found-or-nothing.ts';
import { eventCardOf } from '@umbral/kit/cards/event-card-model.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { EventData } from './event-data.ts';

const othersCount = 3;

/** An event with what comes next; nothing for an unknown one. */
export async function loadEvent(call: CallApi, slug: string, signal: AbortSignal): Promise<EventData | undefined> {
  const [found, current] = await Promise.all([
    foundOrNothing(call(getEvent, { params: { slug } }, { signal })),
    foundOrNothing(call(listCurrentEvents, { query: { limit: othersCount + 1 } }, { signal })),
  ]);
  if (!found) return undefined;
  const now = Date.now();
  const { data } = found;
  const others = (current?.data ?? []).filter((other) => other.slug !== data.slug).slice(0, othersCount);
  return {
    ...eventCardOf(data, now),
    body: data.body,
    ...(data.url ? { url: data.url } : {}),
    isOnline: data.venue === null && data.city === null,
    others: others.map((other) => eventCardOf(other, now)),
  };
}

/** Whether a word names a category of events. */
export async function isCategory(call: CallApi, word: string, signal: AbortSignal): Promise<boolean> {
  const { data } = await call(listEventCategories, {}, { signal });
  return data.some(({ slug }) => slug === word);
}
