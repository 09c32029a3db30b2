import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { defaultCountry } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import type { PlacesFound } from '../view-model/place-names.ts';

/** A city of the catalogue that has nothing to sell yet is known all the same [B005]. */
export async function knownPlaces(
  { city, country, family }: SearchState,
  places: PlacesFound,
  { call }: Pick<RemoteContext, 'call'>,
  signal: AbortSignal,
): Promise<PlacesFound> {
  if (places.missing !== 'city' || city === undefined) return places;
  const { findCity } = await import(/* webpackChunkName: "city-queries" */ './city-queries.ts');
  const found = await findCity(city, call, signal);
  const isAbroad = family === 'abroad';
  const isHere =
    found !== undefined &&
    (found.country_code === defaultCountry) !== isAbroad &&
    (!isAbroad || country === undefined || found.country_code === country);
  return isHere ? { names: { ...places.names, city: found.name } } : places;
}
