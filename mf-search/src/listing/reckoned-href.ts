import { getReach } from '@umbral/domain/api/travel.ts';
import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { formKeys } from '../model/form-keys.ts';
import { marksBeside } from '../model/sentence-aside.ts';
import { listingHref } from '../view-model/listing-href.ts';

interface Reckoning {
  readonly call: CallApi;
  /** Of the address that is asked for: what it tells besides the search goes along. */
  readonly query: URLSearchParams;
  readonly signal: AbortSignal;
}

/**
 * The address of a listing with where its reach is. From there on index, database, alerts and links know the same. While
 * nobody can reckon it there is none, and the reach is the straight distance.
 */
export async function reckonedHref(
  state: SearchState,
  { call, query, signal }: Reckoning,
): Promise<string | undefined> {
  const { reach } = state;
  if (!reach || reach.rings) return undefined;
  const { lat, lng, minutes, mode } = reach;
  const answer = await call(getReach, { query: { lat, lng, minutes, mode } }, { signal }).catch(() => undefined);
  const rings = answer?.data.rings ?? [];
  if (rings.length === 0) return undefined;
  const href = listingHref({ ...state, reach: { ...reach, rings } });
  const marks = new URLSearchParams();
  const [earlier, crossed] = [query.get(formKeys.earlier), query.get(formKeys.crossed)];
  if (earlier !== null) marks.set(formKeys.earlier, earlier);
  const told = marksBeside(state, crossed?.split('.') ?? []);
  if (told.length > 0) marks.set(formKeys.crossed, told.join('.'));
  return marks.size === 0 ? href : `${href}${href.includes('?') ? '&' : '?'}${marks}`;
}
