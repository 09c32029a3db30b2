import { z } from 'zod';
import { ProtocolError } from '../protocol-error.ts';
import type { DayOfText } from '../store/search-statistics.ts';
import type { ApiAnswer, ApiRequest } from './api-request.ts';

const eventSchema = z.object({
  eventType: z.enum(['click', 'conversion', 'view']),
  eventName: z.string().min(1).max(64),
  index: z.string().min(1),
  userToken: z.string().min(1).max(129),
  queryID: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional(),
});
const eventsSchema = z.object({ events: z.array(eventSchema).min(1).max(1000) });

/** POST /1/events: what visitors did with what they found. Views and events without a query id are taken and not kept. */
export function takeEvents(request: ApiRequest): ApiAnswer {
  const parsed = eventsSchema.safeParse(request.body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ProtocolError(422, `${issue?.path.join('.') ?? 'events'}: ${issue?.message ?? 'not valid'}`);
  }
  for (const { index } of parsed.data.events) request.access.requireIndex(index);
  for (const { eventType, queryID } of parsed.data.events) {
    if (eventType !== 'view' && queryID !== undefined) request.store.statistics.followed(queryID, eventType);
  }
  return { body: { status: 200, message: 'OK' } };
}

/** GET /2/searches: the texts that were searched for most. */
export function topSearches(request: ApiRequest): ApiAnswer {
  const texts = byText(askedDays(request)).filter(({ searches }) => searches > 0);
  const searches = texts
    .sort((a, b) => b.searches - a.searches)
    .map(({ text, searches: count, matches }) => {
      return { search: text, count, nbHits: matches };
    });
  return { body: { searches: page(request, searches) } };
}

/** GET /2/searches/noResults: the texts that found nothing most often. */
export function emptySearches(request: ApiRequest): ApiAnswer {
  const texts = byText(askedDays(request)).filter(({ empty }) => empty > 0);
  const searches = texts.sort((a, b) => b.empty - a.empty).map(({ text, empty }) => ({ search: text, count: empty }));
  return { body: { searches: page(request, searches) } };
}

/** GET /2/clicks/clickThroughRate: the share of tracked searches that somebody clicked a hit of. */
export function clickThroughRate(request: ApiRequest): ApiAnswer {
  return { body: rates(request, 'clickCount', ({ clicked }) => clicked) };
}

/** GET /2/conversions/conversionRate: the share of tracked searches that somebody went on from. */
export function conversionRate(request: ApiRequest): ApiAnswer {
  return { body: rates(request, 'convertedSearchCount', ({ converted }) => converted) };
}

function rates(request: ApiRequest, name: string, of: (entry: DayOfText) => number) {
  const sum = (entries: readonly DayOfText[]) => {
    const count = entries.reduce((total, entry) => total + of(entry), 0);
    const trackedSearchCount = entries.reduce((total, { tracked }) => total + tracked, 0);
    return { rate: trackedSearchCount === 0 ? null : count / trackedSearchCount, [name]: count, trackedSearchCount };
  };
  const days = askedDays(request);
  return { ...sum([...days.values()].flat()), dates: [...days].map(([date, entries]) => ({ date, ...sum(entries) })) };
}

const WEEK_MS = 7 * 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

function askedDays({ query, access, store }: ApiRequest): Map<string, DayOfText[]> {
  const index = query.get('index') ?? '';
  if (index === '') throw new ProtocolError(400, 'index: expected the name of an index');
  access.requireIndex(index);
  const from = query.get('startDate') ?? dayOf(Date.now() - WEEK_MS);
  return store.statistics.between(index, from, query.get('endDate') ?? dayOf(Date.now()));
}

function byText(days: ReadonlyMap<string, readonly DayOfText[]>): DayOfText[] {
  const sums = new Map<string, DayOfText>();
  for (const entry of [...days.values()].flat()) {
    const sum = sums.get(entry.text);
    if (sum === undefined) sums.set(entry.text, { ...entry });
    else {
      sum.searches += entry.searches;
      sum.empty += entry.empty;
      sum.matches = entry.matches;
    }
  }
  return [...sums.values()];
}

function page<Each>({ query }: ApiRequest, all: readonly Each[]): Each[] {
  const offset = Number(query.get('offset') ?? 0) || 0;
  return all.slice(offset, offset + Math.min(1000, Number(query.get('limit') ?? 10) || 10));
}
