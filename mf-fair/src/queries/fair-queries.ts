import { listFairs } from '@umbral/domain/api/fairs.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { type FairCard, fairCardOf } from '../model/fair-card.ts';

/** Every fair, the active ones first. */
export async function loadFairs(call: CallApi, signal: AbortSignal): Promise<FairCard[]> {
  const { data } = await call(listFairs, {}, { signal });
  const now = Date.now();
  return data.map((fair) => fairCardOf(fair, now));
}
