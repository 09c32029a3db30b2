import { type CityListed, getCity } from 'shared-contracts/api/places.ts';
import { ApiError } from 'shared-contracts/api/problem.ts';
import type { CallApi } from 'shared-contracts/remote/remote-context.ts';

/** A city of the catalogue by its slug; nothing where there is none. */
export async function findCity(slug: string, call: CallApi, signal: AbortSignal): Promise<CityListed | undefined> {
  try {
    const { data } = await call(getCity, { params: { id: slug } }, { signal });
    return data;
  } catch (error) {
    if (error instanceof ApiError && error.problem.status === 404) return undefined;
    throw error;
  }
}
