import { listWorldCities } from '@umbral/domain/api/places.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';

const cityLimit = 8;

/** Names of a country's cities that fit what was typed. */
export async function findCities(call: CallApi, country: string, text: string, signal: AbortSignal): Promise<string[]> {
  const query = { country, q: text, limit: cityLimit };
  const { data } = await call(listWorldCities, { query }, { signal });
  return [...new Set(data.map(({ name }) => name))];
}
