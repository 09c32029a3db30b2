import { listPropertyTypesOfFair, listPurchaseTimes } from '@umbral/domain/api/catalogue.ts';
import { listCitiesOfFair } from '@umbral/domain/api/places.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';

/** A choice of a list. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** The lists of a fair's form: its cities, the types on offer, and when one means to buy. */
export interface Combos {
  readonly cities: readonly Option[];
  readonly types: readonly Option[];
  readonly times: readonly Option[];
}

/** Loads the lists of a fair, all or none; throws where one of them cannot be had. */
export async function loadCombos(call: CallApi, fair: string, signal?: AbortSignal): Promise<Combos> {
  const params = { id: fair };
  const options = signal ? { signal } : undefined;
  const [cities, types, times] = await Promise.all([
    call(listCitiesOfFair, { params }, options),
    call(listPropertyTypesOfFair, { params }, options),
    call(listPurchaseTimes, {}, options),
  ]);
  return {
    cities: cities.data.map(({ slug, name }) => ({ value: slug, label: name })),
    types: types.data.map(({ key, name }) => ({ value: key, label: name })),
    times: times.data.map(({ key, name }) => ({ value: key, label: name })),
  };
}
