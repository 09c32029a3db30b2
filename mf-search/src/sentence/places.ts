import type { Country, Region } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { PlaceKind } from '../model/place-kind.ts';
import { otherSpellings, spelledApart } from './name-spellings.ts';
import { PhraseBook } from './phrase-book.ts';
import { fillers, ordinaryWords } from './plain-words.ts';
import { fold, tokenize } from './tokens.ts';

/** A place that homes stand in, with the slugs of the places around it. */
export interface Place {
  readonly kind: PlaceKind;
  readonly name: string;
  readonly slug: string;
  /** How many homes stand there: of two places of a name, the one with more is meant. */
  readonly plants: number;
  readonly country: Country;
  readonly region?: Region;
  readonly department?: string;
  readonly city?: string;
  /** Name of its city, for those inside one. */
  readonly cityName?: string;
  readonly zone?: string;
}

/** A place that some words may name. */
export interface PlaceName {
  readonly place: Place;
  /** The whole name as people read it, folded: "el prado" is nearer to "El Prado" than to "Prado". */
  readonly literal: string;
  /** A short form, a nickname, a half of a double name: weaker than a name. */
  readonly isShort: boolean;
  /** Says something only where its city is named too: "norte". */
  readonly needsCity: boolean;
}

const nicknames: Readonly<Record<string, string>> = {
  'city:bogota': 'bogota dc|bogota d c|bta',
  'city:medellin': 'medallo',
  'city:cali': 'santiago de cali',
  'city:barranquilla': 'quilla',
  'city:cartagena': 'cartagena de indias',
  'city:villavicencio': 'villavo',
  'department:valle-del-cauca': 'valle',
  'region:caribe': 'costa|costa caribe|costa atlantica',
  'region:ejecafetero': 'eje|zona cafetera',
  'region:santanderes': 'santanderes',
  'region:centro': 'region centro',
  'country:US': 'usa|eeuu',
  'country:DO': 'dominicana',
};

const directions = new Set(['norte', 'sur', 'centro', 'oriente', 'occidente', 'oeste', 'zona', 'historico']);

/** Names of the regions that say nothing by themselves: "centro", "valle". */
const vagueRegions: readonly string[] = ['centro', 'valle'];

/** The places by what people call them. */
export function placeNames(places: readonly Place[]): PhraseBook<PlaceName> {
  const book = new PhraseBook<PlaceName>();
  for (const place of places) {
    for (const { text, isShort, needsCity } of namesOf(place)) {
      const literal = plain(text);
      book.add(literal, { place, literal, isShort, needsCity: needsCity || isDirection(literal) });
    }
    for (const literal of spelledApart(plain(place.name)))
      book.add(literal, { place, literal, isShort: true, needsCity: literal.split(' ').every(isOrdinary) });
  }
  return book;
}

/** Words of the names, most homes first, for the dictionary of slips. */
export function placeWords(places: readonly Place[]): string[] {
  const ranked = [...places].sort((a, b) => b.plants - a.plants);
  return ranked.flatMap((place) => namesOf(place).flatMap(({ text }) => plain(text).split(' ')));
}

interface NameForm {
  readonly text: string;
  readonly isShort: boolean;
  readonly needsCity: boolean;
}

function namesOf(place: Place): NameForm[] {
  const { kind, name, slug, cityName } = place;
  const isVague = kind === 'region' && vagueRegions.includes(slug);
  const halves = name.split(' - ');
  const withoutCity = cityName
    ? plain(name)
        .replace(new RegExp(`(^| )${plain(cityName)}( |$)`), ' ')
        .trim()
    : '';
  return [
    ...(isVague ? [] : [{ text: name, isShort: false, needsCity: false }]),
    ...(halves.length > 1 ? halves.map((text) => ({ text, isShort: true, needsCity: false })) : []),
    ...(withoutCity !== '' && withoutCity !== plain(name)
      ? [{ text: withoutCity, isShort: true, needsCity: true }]
      : []),
    ...otherSpellings(plain(name)).map((text) => ({ text, isShort: true, needsCity: false })),
    ...(nicknames[`${kind}:${slug}`]?.split('|') ?? []).map((text) => ({ text, isShort: true, needsCity: false })),
  ];
}

/** "Buena vista" is Buenavista only beside its city. */
function isOrdinary(word: string): boolean {
  return fillers.has(word) || ordinaryWords.has(word);
}

function isDirection(name: string): boolean {
  return name.split(' ').every((word) => directions.has(word));
}

/** Words of a name alone: "Laureles - Estadio" is "laureles estadio". */
function plain(name: string): string {
  return tokenize(fold(name))
    .filter(({ kind }) => kind !== 'mark')
    .map(({ word }) => word)
    .join(' ');
}

/** Whether a place is the other one or lies inside it. */
export function isWithin(inner: Place, outer: Place): boolean {
  if (outer.kind === inner.kind && outer.slug === inner.slug) return outer.city === inner.city;
  switch (outer.kind) {
    case 'country':
      return inner.country === outer.country;
    case 'region':
      return inner.region === outer.region && inner.kind !== 'country';
    case 'department':
      return inner.department === outer.slug && inner.country === outer.country;
    case 'city':
      return inner.city === outer.slug && inner.kind !== 'department';
    case 'zone':
      return inner.kind === 'neighbourhood' && inner.zone === outer.slug && inner.city === outer.city;
    case 'neighbourhood':
      return false;
  }
}
