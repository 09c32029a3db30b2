import { standInListings } from '@umbral/domain/api/stand-in.ts';
import { filtersOfSearch } from '@umbral/domain/filters/filter-wire.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { HomeFacts, HomeQuestions } from './home-queries.ts';

/** What the home page counts and lists, out of the database. */
export async function standInFacts(
  call: CallApi,
  { housing, shortcuts, since, mostLatest }: HomeQuestions,
  signal: AbortSignal,
): Promise<HomeFacts> {
  const counted = { orderBy: 'relevance', items_per_page: 0 } as const;
  const all = filtersOfSearch(housing);
  const listings = [
    { ...all, orderBy: 'newest' as const, items_per_page: mostLatest, countBy: 'city' as const },
    { ...all, ...counted, createdAfter: Math.floor(since / 1000) },
    ...shortcuts.map((state) => ({ ...filtersOfSearch(state), ...counted })),
  ];
  const { data } = await call(standInListings, { body: { listings } }, { signal });
  const [latest, fresh, ...others] = data;
  if (!latest || !fresh) throw new Error('The database answered nothing');
  return {
    total: latest.total,
    cities: Object.fromEntries(latest.counts.map(({ name, count }) => [name, count])),
    shortcuts: others.map(({ total }) => total),
    latest: latest.data,
    fresh: fresh.total,
    isStandIn: true,
  };
}
