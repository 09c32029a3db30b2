import { fitsMeans } from 'shared-contracts/domain/finance/monthly-payments.ts';
import { additionalCriterionLabels } from 'shared-contracts/domain/labels.ts';
import { isWithin } from 'shared-contracts/domain/map-area.ts';
import { additionalCriteria, defaultCountry } from 'shared-contracts/domain/vocabulary.ts';
import type { WatchedFilters } from 'shared-contracts/domain/watched-filters.ts';
import { wordsOf, wordTest } from './word-match.ts';

/** Filters of an alert, or of a call for plants. */
export type MatchedFilters = WatchedFilters & { has_benefits?: boolean };

/** What filters ask of a plant, read once for all alerts. */
export interface PlantTraits {
  id: number;
  price: number;
  hide_price: boolean;
  initial_fee_percent: number | null;
  /** Estimated delivery in seconds; null while unknown. */
  delivery: number | null;
  balcony_area: number | null;
  /** What a free search reads of it. */
  words: string;
  built_area: number;
  room_number: number | null;
  bath_number: number | null;
  parking_number: number | null;
  property_type: string;
  has_360_tour: boolean;
  property_stock: boolean;
  country: string;
  region: string | null;
  department: string;
  city: string;
  zone: string;
  neighborhood: string | null;
  stratum: number | null;
  status: string;
  categories: string[];
  criteria: string[];
  is_holiday: boolean;
  belongs_tv: boolean;
  fairs: { slug: string; is_active: boolean; has_benefits: boolean }[];
  lat: number;
  lng: number;
}

type Test = (plant: PlantTraits) => boolean;

function equals(read: (plant: PlantTraits) => string | null, value: string | null | undefined): Test | undefined {
  return value ? (plant) => read(plant) === value : undefined;
}

function within(
  read: (plant: PlantTraits) => number,
  min: number | null | undefined,
  max: number | null | undefined,
): Test | undefined {
  if (!min && !max) return undefined;
  return (plant) => (!min || read(plant) >= min) && (!max || read(plant) <= max);
}

function counted(read: (plant: PlantTraits) => number | null, value: string | null | undefined): Test | undefined {
  if (!value) return undefined;
  const wanted = Number.parseInt(value, 10);
  const orMore = value.endsWith('+');
  return (plant) => {
    const count = read(plant);
    return count !== null && (orMore ? count >= wanted : count === wanted);
  };
}

function oneOf<Value>(read: (plant: PlantTraits) => Value, values: readonly Value[] | undefined): Test | undefined {
  return values && values.length > 0 ? (plant) => values.includes(read(plant)) : undefined;
}

function inFair({ fair_name: slug, has_benefits: withBenefits }: MatchedFilters): Test | undefined {
  if (!slug && !withBenefits) return undefined;
  return ({ fairs }) =>
    fairs.some((fair) => (slug ? fair.slug === slug : fair.is_active) && (!withBenefits || fair.has_benefits));
}

const earthMetres = 6_371_008.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in metres by haversine, as `distance_m` of the database counts it. */
function distanceM(lat1: number, lng1: number, lat2: number, lng2: number): number {
  const a =
    Math.sin(radians(lat2 - lat1) / 2) ** 2 +
    Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * Math.sin(radians(lng2 - lng1) / 2) ** 2;
  return 2 * earthMetres * Math.asin(Math.sqrt(Math.min(1, a)));
}

function inRadius({ aroundLatLng: centre, aroundRadius: radius }: MatchedFilters): Test | undefined {
  if (!centre || !radius) return undefined;
  return ({ lat, lng }) => distanceM(lat, lng, centre.lat, centre.lng) <= radius;
}

function withWords({ text }: MatchedFilters): Test | undefined {
  const fits = wordTest(text ?? '');
  return fits && ((plant) => fits(knownWords(plant)));
}

/** Words of plants, read once for all alerts of a run. */
const readWords = new WeakMap<PlantTraits, readonly string[]>();

function knownWords(plant: PlantTraits): readonly string[] {
  const known = readWords.get(plant) ?? wordsOf([plant.words, ...plant.criteria.map(criterionName)].join(' '));
  readWords.set(plant, known);
  return known;
}

function criterionName(key: string): string {
  const criterion = additionalCriteria.find((one) => one === key);
  return criterion ? additionalCriterionLabels[criterion] : '';
}

/** Within what somebody can pay every month; a hidden price tells nothing and fits nobody. */
function affordable({ monthly, upfront }: MatchedFilters, now: number): Test | undefined {
  const [during, after] = [monthly?.during || undefined, monthly?.after || undefined];
  if (!during && !after) return undefined;
  return (plant) => fitsMeans(plant, { during, after, upfront: upfront ?? 0 }, now);
}

function onMap({ areas = [], box }: MatchedFilters): Test | undefined {
  return areas.length > 0 || box ? (plant) => isWithin(plant, { areas, box }) : undefined;
}

/** What `plants/filter-conditions.ts` knows too is the same there; a test compares the two on the data of the seed. */
const testsOf: Record<keyof MatchedFilters, (filters: MatchedFilters, now: number) => Test | undefined> = {
  text: withWords,
  categories: ({ categories: wanted = [] }) =>
    wanted.length > 0 ? ({ categories }) => wanted.some((one) => categories.includes(one)) : undefined,
  is_abroad: ({ is_abroad }) => (is_abroad ? ({ country }) => country !== defaultCountry : undefined),
  has_balcony: ({ has_balcony }) => (has_balcony ? ({ balcony_area: area }) => (area ?? 0) > 0 : undefined),
  monthly: affordable,
  areas: onMap,
  // Savings count with the months, the piece of the map with the areas.
  upfront: () => undefined,
  box: () => undefined,
  category: ({ category }) => (category ? ({ categories }) => categories.includes(category) : undefined),
  country: ({ country }) => equals((plant) => plant.country, country),
  region: ({ region }) => equals((plant) => plant.region, region),
  department: ({ department }) => equals((plant) => plant.department, department),
  city: ({ city }) => equals((plant) => plant.city, city),
  zone: ({ zone }) => equals((plant) => plant.zone, zone),
  neighborhood: ({ neighborhood }) => equals((plant) => plant.neighborhood, neighborhood),
  stratum: ({ stratum }) => oneOf<number | null>((plant) => plant.stratum, stratum),
  // Prices are whole pesos.
  priceRange: ({ priceRange: [min, max] = [null, null] }) =>
    within((plant) => plant.price, Math.ceil(min ?? 0), Math.floor(max ?? 0)),
  propertyType: ({ propertyType }) => equals((plant) => plant.property_type, propertyType),
  room: ({ room }) => counted((plant) => plant.room_number, room),
  bath: ({ bath }) => counted((plant) => plant.bath_number, bath),
  parking: ({ parking }) => counted((plant) => plant.parking_number, parking),
  area: ({ area }) => within((plant) => plant.built_area, area?.min, area?.max),
  status: ({ status }) => oneOf<string>((plant) => plant.status, status),
  fair_name: inFair,
  // Counted with the fair's name.
  has_benefits: () => undefined,
  has_360_tour: ({ has_360_tour }) => (has_360_tour ? (plant) => plant.has_360_tour : undefined),
  holidayProject: ({ holidayProject }) => (holidayProject ? (plant) => plant.is_holiday : undefined),
  additionalCriteria: ({ additionalCriteria: wanted = [] }) =>
    wanted.length > 0 ? ({ criteria }) => wanted.every((one) => criteria.includes(one)) : undefined,
  belongs_tv: ({ belongs_tv }) => (belongs_tv ? (plant) => plant.belongs_tv : undefined),
  property_stock: ({ property_stock }) => (property_stock ? (plant) => plant.property_stock : undefined),
  aroundRadius: inRadius,
  // A point narrows together with its radius; an order narrows nothing.
  aroundLatLng: () => undefined,
  orderBy: () => undefined,
};

/** Makes the test of a search: whether an offered plant is on the listing that the filters describe. */
export function filterTest(filters: MatchedFilters, now: number = Date.now()): Test {
  const tests = Object.values(testsOf).flatMap((make) => make(filters, now) ?? []);
  return (plant) => tests.every((test) => test(plant));
}
