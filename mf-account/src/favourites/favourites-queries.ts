import { listFavourites } from '@umbral/domain/api/saved.ts';
import { type PlantCard, plantCardOf } from '@umbral/kit/cards/plant-card.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';

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
