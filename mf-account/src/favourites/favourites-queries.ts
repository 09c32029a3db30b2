import { listShares } from '@umbral/domain/api/board-sharing.ts';
import { listFavouriteLists } from '@umbral/domain/api/favourite-lists.ts';
import { findRelatedPlants } from '@umbral/domain/api/plants.ts';
import { listFavourites } from '@umbral/domain/api/saved.ts';
import type { Favourite } from '@umbral/domain/people/favourite.ts';
import { plantHref } from '@umbral/domain/routes/plant-href.ts';
import { plantCardOf } from '@umbral/kit/cards/plant-card.ts';
import type { LoaderArgs } from '@umbral/kit/remote/route-module.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { loadForOwner, type OwnerData } from '../frame/owner-data.ts';
import type { KeptHome, KeptList, SimilarHome } from './kept-home.ts';

/** So many homes that are gone are looked up a similar one for. */
const mostReplaced = 6;

export interface FavouritesData {
  readonly homes: readonly KeptHome[];
  readonly lists: readonly KeptList[];
}

/** The person's favourites, newest first, and the lists in which they lie. */
export function loadFavourites(args: LoaderArgs): Promise<OwnerData<FavouritesData>> {
  return loadForOwner(args, async (call, signal) => {
    const [{ data: favourites }, { data: lists }, { data: shares }] = await Promise.all([
      call(listFavourites, {}, { signal }),
      call(listFavouriteLists, {}, { signal }),
      call(listShares, {}, { signal }),
    ]);
    const gone = favourites.filter(({ plant }) => plant.isActive !== 1).slice(0, mostReplaced);
    const similar = new Map(
      await Promise.all(gone.map(async ({ plant_id: id }) => [id, await similarTo(call, id, signal)] as const)),
    );
    const now = Date.now();
    return {
      homes: favourites.map((favourite) => keptHome(favourite, now, similar.get(favourite.plant_id))),
      lists: lists.map(({ id, name }) => ({ id, name, share: shares.find(({ list_id: of }) => of === id) })),
    };
  });
}

function keptHome(favourite: Favourite, now: number, similar: SimilarHome | undefined): KeptHome {
  return {
    card: plantCardOf(favourite.plant, now),
    savedAt: favourite.created_at,
    listId: favourite.list_id,
    note: favourite.note ?? '',
    toldCop: favourite.told_price,
    ...(similar && { similar }),
  };
}

/** The nearest home of its kind that can be had; the list of favourites does not wait for it to succeed. */
async function similarTo(call: CallApi, id: number, signal: AbortSignal): Promise<SimilarHome | undefined> {
  try {
    const { data } = await call(findRelatedPlants, { body: { ids: [id], limit: 3 } }, { signal });
    const home = data.find(({ isActive }) => isActive === 1);
    if (!home) return undefined;
    const { slug, type, title, project } = home;
    const href = plantHref({ slug, type, localization: project.localization });
    return { title: `${project.title} · ${title}`, href };
  } catch {
    return undefined;
  }
}
