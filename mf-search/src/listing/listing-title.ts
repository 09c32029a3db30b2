import type { NumberRange } from '@umbral/domain/filters/filter-values.ts';
import { markedPesos } from '@umbral/domain/format/marked-pesos.ts';
import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { knownType } from '@umbral/domain/routes/search-state.ts';
import { countryLabels, propertyTypeNouns, regionLabels } from '@umbral/domain/vocabulary/labels.ts';
import { subjects, titleTexts as texts } from '../texts/title-texts.ts';
import type { PlaceNames } from '../view-model/place-names.ts';

/** The heading of a listing: "Apartamentos nuevos en Suba, Bogotá"; its amounts are marked. */
export function listingHeading(state: SearchState, names: PlaceNames): string {
  const parts = [subjectOf(state, names), texts.in(listingPlace(state, names)), rangeOf(state.price)];
  return parts.filter((part) => part !== '').join(' ');
}

/** The document's title: the heading, and which page it is. */
export function listingTitle(heading: string, page: number): string {
  return texts.title(page > 1 ? `${heading}, ${texts.page(page)}` : heading);
}

function subjectOf(state: SearchState, names: PlaceNames): string {
  const subject = subjects[state.family];
  const type = knownType(state);
  if (type) return subject.typed(propertyTypeNouns[type].many, propertyTypeNouns[type].gender);
  return names.neighbourhood ? subjects.housing.general : subject.general;
}

/** Where a listing is. The three big cities show the neighbourhood beside the zone [B010]; so does whoever asked for one. */
export function listingPlace({ region, country, family }: SearchState, names: PlaceNames): string {
  const places = [names.neighbourhood, names.zone, names.city].filter((name) => name !== undefined);
  // A neighbourhood may bear the name of its zone, and a zone that of its city.
  if (places.length > 0) return [...new Set(places)].join(', ');
  if (names.department) return names.department;
  if (region) return texts.region(regionLabels[region]);
  if (country && family === 'abroad') return countryLabels[country];
  return family === 'abroad' ? texts.abroad : texts.country;
}

function rangeOf({ min, max }: NumberRange): string {
  if (min !== undefined && max !== undefined) return texts.between(markedPesos(min), markedPesos(max));
  if (min !== undefined) return texts.from(markedPesos(min));
  return max === undefined ? '' : texts.to(markedPesos(max));
}
