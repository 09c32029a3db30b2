import { deleteFavourite, listFavourites, saveFavourite } from '@umbral/domain/api/saved.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { inTime } from '../model/in-time.ts';

/** Ids of the favourites, newest first. */
export async function favouriteIds(call: CallApi): Promise<number[]> {
  const { data } = await call(listFavourites, {}, inTime());
  return data.map((favourite) => favourite.plant_id);
}

/** Saves or removes a favourite; a sentence when the backend refuses [B057]. */
export async function setFavourite(call: CallApi, plantId: number, isSaved: boolean): Promise<string | undefined> {
  if (isSaved) {
    const { ok, reason } = await call(saveFavourite, { body: { plant_id: plantId } }, inTime());
    return ok === 1 ? undefined : (reason ?? '');
  }
  const { ok, message } = await call(deleteFavourite, { body: { plant_id: plantId } }, inTime());
  return ok === 1 ? undefined : message;
}
