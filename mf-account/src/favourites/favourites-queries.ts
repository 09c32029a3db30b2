import { listFavourites } from '@umbral/domain/api/saved.ts';
import { type PlantCard, plantCardOf } from '@umbral/kit/cards/plant-card.ts';
import type { LoaderArgs } from '@umbral/kit/remote/route-module.ts';
import { loadForOwner, type OwnerData } from '../frame/owner-data.ts';

/** The person's favourites as cards, newest first. */
export function loadFavourites(args: LoaderArgs): Promise<OwnerData<PlantCard[]>> {
  return loadForOwner(args, async (call, signal) => {
    const { data } = await call(listFavourites, {}, { signal });
    const now = Date.now();
    return data.map((favourite) => plantCardOf(favourite.plant, now));
  });
}
