import type { GivenFilters } from '../plants/filter-conditions.ts';

/** What filters ask of a plant, read once for all alerts. */
export interface PlantTraits {
  id: number;
  price: number;
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

function inFair({ fair_name: slug, has_benefits: withBenefits }: GivenFilters): Test | undefined {
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

function inRadius({ aroundLatLng: centre, aroundRadius: radius }: GivenFilters): Test | undefined {
  if (!centre || !radius) return undefined;
  return ({ lat, lng }) => distanceM(lat, lng, centre.lat, centre.lng) <= radius;
}

/** The same filters as `plants/filter-conditions.ts`; a test compares the two on the data of the seed. */
const testsOf: Record<keyof GivenFilters, (filters: GivenFilters) => Test | undefined> = {
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
export function filterTest(filters: GivenFilters): Test {
  const tests = Object.values(testsOf).flatMap((make) => make(filters) ?? []);
  return (plant) => tests.every((test) => test(plant));
}
