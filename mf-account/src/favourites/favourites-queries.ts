import { ApiError } from 'shared-contracts/api/problem.ts';
import { listFavourites } from 'shared-contracts/api/saved.ts';
import type { CallApi } from 'shared-contracts/remote/remote-context.ts';
import { type PlantCard, plantCardOf } from 'shared-contracts/ui/plant-card.ts';

/** The favourites as cards, newest first; nothing when nobody is signed in. */
export async function loadFavourites(call: CallApi, signal: AbortSignal): Promise<PlantCard[] | undefined> {
  try {
    const { data } = await call(listFavourites, {}, { signal });
    const now = Date.now();
    return data.map((favourite) => plantCardOf(favourite.plant, now));
  } catch (error) {
    if (error instanceof ApiError && error.problem.type === 'not-signed-in') return undefined;
    throw error;
  }
}
