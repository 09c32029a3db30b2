import { formatArea } from '../format/format.ts';
import { type CurrencyChoice, spellRange, spellShort } from '../format/spell.ts';
import {
  additionalCriterionLabels,
  countryLabels,
  propertyTypeLabels,
  propertyTypeNouns,
  regionLabels,
} from '../vocabulary/labels.ts';
import { buildingStatusLabels, projectCategoryLabels } from '../vocabulary/project-labels.ts';
import { defaultCountry } from '../vocabulary/vocabulary.ts';
import { switchRows } from './filter-rows.ts';
import { switchLabels } from './switch-labels.ts';
import type { WatchedFilters } from './wire-filters.ts';

/** Names of the places that filters name by slug, where they are known. */
export interface NamedPlaces {
  readonly department?: string | null;
  readonly city?: string | null;
  readonly zone?: string | null;
  readonly neighborhood?: string | null;
}

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

/** A search in words: `Apartamentos en Suba, Bogotá`. */
export function searchTitle(filters: WatchedFilters, names: NamedPlaces = {}): string {
  const { propertyType, country } = filters;
  const where = namedPlaces(filters, names);
  const place = [
    where.neighborhood ?? where.zone,
    where.city ?? where.department,
    country && country !== defaultCountry ? countryLabels[country] : undefined,
  ].filter(Boolean);
  const what = propertyType ? propertyTypeNouns[propertyType].many : 'inmuebles';
  return capital(place.length > 0 ? `${what} en ${place.join(', ')}` : `${what} para ti`);
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

function mapLabels({ areas = [], box, aroundRadius }: WatchedFilters) {
  const wanted = areas.filter(({ kind }) => kind === 'include').length;
  const unwanted = areas.length - wanted;
  return [
    wanted > 0 ? counted(wanted, 'área dibujada', 'áreas dibujadas') : undefined,
    unwanted > 0 ? counted(unwanted, 'área excluida', 'áreas excluidas') : undefined,
    box ? 'Zona del mapa' : undefined,
    aroundRadius ? `A menos de ${Math.round(aroundRadius / 100) / 10} km`.replace('.', ',') : undefined,
  ];
}

function choiceLabels(filters: WatchedFilters) {
  const { text, propertyType, category, categories = [], status = [], stratum = [], additionalCriteria = [] } = filters;
  return [
    text ? `«${text}»` : undefined,
    propertyType ? propertyTypeLabels[propertyType] : undefined,
    ...(category ? [category] : categories).map((one) => projectCategoryLabels[one]),
    ...status.map((one) => buildingStatusLabels[one]),
    ...stratum.map((one) => `Estrato ${one}`),
    ...additionalCriteria.map((one) => additionalCriterionLabels[one]),
  ];
}

function measureLabels(
  { priceRange = [null, null], area, room, bath, parking, monthly, upfront }: WatchedFilters,
  currency: CurrencyChoice,
) {
  const money = (cop: number) => spellShort(cop, currency);
  return [
    rangeLabel(priceRange, money, (min, max) => spellRange({ min, max }, currency)),
    rangeLabel([area?.min, area?.max], formatArea, (min, max) => `${min}–${max} m²`),
    room ? `${room} hab` : undefined,
    bath ? `${bath} ${bath === '1' ? 'baño' : 'baños'}` : undefined,
    parking ? `${parking} parq` : undefined,
    monthly?.during ? `Hasta ${money(monthly.during)} al mes en obra` : undefined,
    monthly?.after ? `Hasta ${money(monthly.after)} al mes al banco` : undefined,
    upfront ? `Con ${money(upfront)} ahorrados` : undefined,
  ];
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
