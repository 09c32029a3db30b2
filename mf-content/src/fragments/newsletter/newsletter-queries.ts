import { listPriceRanges } from '@umbral/domain/api/catalogue.ts';
import { listActiveCities } from '@umbral/domain/api/places.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { NewsletterChoices } from './newsletter-data.ts';

/** Price ranges and the cities with active projects. */
export async function loadChoices(call: CallApi, signal: AbortSignal): Promise<NewsletterChoices> {
  const [ranges, cities] = await Promise.all([
    call(listPriceRanges, {}, { signal }),
    call(listActiveCities, {}, { signal }),
  ]);
  return {
    prices: ranges.data.map(({ id, start_price, end_price }) => ({ id, from: start_price, to: end_price })),
    cities: cities.data.toSorted((a, b) => b.projects - a.projects).map(({ id, name }) => ({ id, name })),
  };
}
