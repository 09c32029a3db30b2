import * as calls from '@umbral/domain/api/places.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';

const { getCity } = calls;

/** Words that stand beside the cities in the API's own addresses: a city called so could not be asked for. */
const taken: ReadonlySet<string> = new Set(
  Object.values(calls).flatMap((call) => ('path' in call ? [call.path.replace(/^\/cities\//, '')] : [])),
);

/** A city of the catalogue by its slug; nothing where there is none. */
export async function findCity(
  slug: string,
  call: CallApi,
  signal: AbortSignal,
): Promise<calls.CityListed | undefined> {
  if (taken.has(slug)) return undefined;
  try {
    const { data } = await call(getCity, { params: { id: slug } }, { signal });
    return data;
  } catch (error) {
    // A slug that no city could have is refused, one that none has is not found.
    if (error instanceof ApiError && [404, 422].includes(error.problem.status)) return undefined;
    throw error;
  }
}
