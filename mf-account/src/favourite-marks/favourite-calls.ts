import { deleteFavourite, listFavourites, saveFavourite } from '@umbral/domain/api/saved.ts';
import { tellConversion } from '@umbral/kit/conversions/tell-conversion.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';

type Context = Pick<RemoteContext, 'bus' | 'call' | 'environment'>;

import { inTime } from '../model/in-time.ts';

/** Ids of the favourites, newest first. */
export async function favouriteIds(call: CallApi): Promise<number[]> {
  const { data } = await call(listFavourites, {}, inTime());
  return data.map((favourite) => favourite.plant_id);
}

/** Saves or removes a favourite; a sentence when the backend refuses [B057]. One that is kept is a conversion [B126]. */
export async function setFavourite(context: Context, plantId: number, isSaved: boolean): Promise<string | undefined> {
  const { call } = context;
  if (isSaved) {
    const { ok, reason } = await call(saveFavourite, { body: { plant_id: plantId } }, inTime());
    if (ok === 0) return reason ?? '';
    void tellConversion(context, { name: 'AddToWishlist', plantId });
    return undefined;
  }
  const { ok, message } = await call(deleteFavourite, { body: { plant_id: plantId } }, inTime());
  return ok === 1 ? undefined : message;
}
