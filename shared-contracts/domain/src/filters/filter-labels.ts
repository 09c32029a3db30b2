import { formatArea, truncate } from '../format/format.ts';
import { type CurrencyChoice, spellRange, spellShort } from '../format/spell.ts';
import { reachLabel } from '../travel/reach-label.ts';
import { amenityLabels } from '../vocabulary/amenity-labels.ts';
import {
  additionalCriterionLabels,
  countryLabels,
  nearbyPlaceCategoryLabels,
  propertyTypeLabels,
  propertyTypeNouns,
  regionLabels,
} from '../vocabulary/labels.ts';
import { buildingStatusLabels, projectCategoryLabels } from '../vocabulary/project-labels.ts';
import { defaultCountry } from '../vocabulary/vocabulary.ts';
import { switchRows } from './filter-rows.ts';
import { switchLabels } from './switch-labels.ts';
import { readPlace } from './wanted-places.ts';
import type { WatchedFilters } from './wire-filters.ts';

/** Names of the places that filters name by slug, where they are known. */
export interface NamedPlaces {
  readonly department?: string | null;
  readonly city?: string | null;
  readonly zone?: string | null;
  readonly neighborhood?: string | null;
}

/** Letters of a title, which is the name of an alert, and of the searched words in it. */
const titleLength = 80;
const saidLength = 30;

type Range = readonly [number | null | undefined, number | null | undefined];

const inPesos: CurrencyChoice = { code: 'cop', rates: { usd: 1, eur: 1 } };

/** What is watched, a few words for each filter, from places to details; amounts in the reader's currency, else in pesos. */
export function filterLabels(filters: WatchedFilters, names: NamedPlaces = {}, currency = inPesos): string[] {
  return [
    ...placeLabels(filters, names),
    ...mapLabels(filters),
    ...choiceLabels(filters),
    ...measureLabels(filters, currency),
    ...switchWords(filters),
  ].filter((label) => label !== undefined);
}

/** A search in words: `Apartamentos en Suba, Bogotá`, `Inmuebles en Pereira que digan “jardín”`. */
export function searchTitle(filters: WatchedFilters, names: NamedPlaces = {}): string {
  const { propertyType, country, text } = filters;
  const where = namedPlaces(filters, names);
  const place = [
    where.neighborhood ?? where.zone,
    where.city ?? where.department,
    country && country !== defaultCountry ? countryLabels[country] : undefined,
  ].filter(Boolean);
  const what = propertyType ? propertyTypeNouns[propertyType].many : 'inmuebles';
  const said = text ? ` que digan “${truncate(text, saidLength)}”` : '';
  return truncate(capital(`${what} ${place.length > 0 ? `en ${place.join(', ')}` : 'para ti'}${said}`), titleLength);
}

/** What words do in an alert: a filter's choose the homes; those of its listing only say which stand first there. */
export function wordsSentence({ text }: WatchedFilters, ranking?: string): string | undefined {
  if (text) return `Solo lo que dice «${text}».`;
  return ranking ? `«${ranking}» no es un filtro: en la lista van primero los que lo mencionan.` : undefined;
}

function placeLabels(filters: WatchedFilters, names: NamedPlaces) {
  const { region, country, is_abroad } = filters;
  const { department, city, zone, neighborhood } = namedPlaces(filters, names);
  return [
    is_abroad ? 'En el exterior' : undefined,
    region && regionLabels[region],
    country && country !== defaultCountry ? countryLabels[country] : undefined,
    department,
    city,
    zone,
    neighborhood,
    placesLabel(filters.places),
  ].map((label) => label ?? undefined);
}

/** A place whose name is not known says its slug, spelled like a name. */
function namedPlaces({ department, city, zone, neighborhood }: WatchedFilters, names: NamedPlaces) {
  return {
    department: department ? (names.department ?? spelled(department)) : undefined,
    city: city ? (names.city ?? spelled(city)) : undefined,
    zone: zone ? (names.zone ?? spelled(zone)) : undefined,
    neighborhood: neighborhood ? (names.neighborhood ?? spelled(neighborhood)) : undefined,
  };
}

function spelled(slug: string): string {
  return slug.split('-').map(capital).join(' ');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "Suba o Colina Campestre": of several places only the slugs are known. */
function placesLabel(places: readonly string[] = []): string | undefined {
  const names = places.flatMap((place) => readPlace(place)?.slug ?? []).map(spelled);
  return names.length === 0 ? undefined : names.join(' o ');
}

function mapLabels({ areas = [], box, aroundRadius, reach }: WatchedFilters) {
  const wanted = areas.filter(({ kind }) => kind === 'include').length;
  const unwanted = areas.length - wanted;
  return [
    wanted > 0 ? counted(wanted, 'área dibujada', 'áreas dibujadas') : undefined,
    unwanted > 0 ? counted(unwanted, 'área excluida', 'áreas excluidas') : undefined,
    box ? 'Zona del mapa' : undefined,
    reach ? reachLabel(reach) : undefined,
    aroundRadius ? `A menos de ${Math.round(aroundRadius / 100) / 10} km`.replace('.', ',') : undefined,
  ];
}

function choiceLabels(filters: WatchedFilters) {
  const { text, propertyType, category, categories = [], status = [], stratum = [], additionalCriteria = [] } = filters;
  return [
    text ? `«${text}»` : undefined,
    propertyType ? propertyTypeLabels[propertyType] : undefined,
    ...(filters.propertyTypes ?? []).map((one) => propertyTypeLabels[one]),
    ...(category ? [category] : categories).map((one) => projectCategoryLabels[one]),
    ...status.map((one) => buildingStatusLabels[one]),
    ...stratum.map((one) => `Estrato ${one}`),
    ...additionalCriteria.map((one) => additionalCriterionLabels[one]),
    ...(filters.amenities ?? []).map((one) => amenityLabels[one]),
    ...(filters.without ?? []).map((one) => `Sin ${amenityLabels[one].toLowerCase()}`),
    ...(filters.nearby ?? []).map((one) => `Cerca: ${nearbyPlaceCategoryLabels[one].toLowerCase()}`),
  ];
}

function measureLabels(
  { priceRange = [null, null], area, room, bath, parking, levels, monthly, upfront }: WatchedFilters,
  currency: CurrencyChoice,
) {
  const money = (cop: number) => spellShort(cop, currency);
  return [
    rangeLabel(priceRange, money, (min, max) => spellRange({ min, max }, currency)),
    rangeLabel([area?.min, area?.max], formatArea, (min, max) => `${min}–${max} m²`),
    countLabel(room, 'hab', 'hab'),
    countLabel(bath, 'baño', 'baños'),
    parking === '0' ? 'Sin parqueadero' : countLabel(parking, 'parq', 'parq'),
    countLabel(levels, 'piso', 'pisos'),
    monthly?.during ? `Hasta ${money(monthly.during)} al mes en obra` : undefined,
    monthly?.after ? `Hasta ${money(monthly.after)} al mes al banco` : undefined,
    upfront ? `Con ${money(upfront)} ahorrados` : undefined,
  ];
}

/** "2+ hab", "Hasta 2 hab", "2–3 hab", "1 baño". */
function countLabel(count: string | null | undefined, one: string, many: string): string | undefined {
  if (!count) return undefined;
  const number = count.replace(/-$/, '').replace('-', '–');
  const words = `${number} ${number === '1' ? one : many}`;
  return count.endsWith('-') ? `Hasta ${words}` : words;
}

function switchWords(filters: WatchedFilters) {
  const { fair_name } = filters;
  return [
    ...switchRows.map(({ key, wire }) => (filters[wire] ? switchLabels[key] : undefined)),
    fair_name ? `Feria ${spelled(fair_name)}` : undefined,
  ];
}

function rangeLabel(
  [min, max]: Range,
  one: (value: number) => string,
  both: (min: number, max: number) => string,
): string | undefined {
  if (min && max) return both(min, max);
  if (min) return `Desde ${one(min)}`;
  return max ? `Hasta ${one(max)}` : undefined;
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
