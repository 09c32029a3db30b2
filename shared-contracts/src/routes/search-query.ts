import { slugify } from '../domain/slugify.ts';
import {
  buildingStatusOfSlug,
  buildingStatusSlugs,
  countryOfSlug,
  countrySlugs,
  propertyTypeOfSlug,
  propertyTypeSlugs,
  regionOfSlug,
  regionSlugs,
} from '../domain/slugs.ts';
import { type AdditionalCriterion, additionalCriteria, projectCategories, strata } from '../domain/vocabulary.ts';
import { queryKeys } from './search-keys.ts';
import { pathHolds } from './search-path.ts';
import {
  type Near,
  type NumberRange,
  type RoomCount,
  type SearchOrder,
  type SearchState,
  searchOrders,
} from './search-state.ts';

const orderSlugs: Readonly<Record<SearchOrder, string>> = {
  relevance: 'relevancia',
  'price-asc': 'precio',
  'price-desc': 'precio-mayor',
  'm2-price-asc': 'm2',
  'area-desc': 'area',
  delivery: 'entrega',
  newest: 'nuevos',
  distance: 'distancia',
};

const limits = {
  price: 2_800_000_000,
  area: 10_000,
  rooms: 5,
  baths: 4,
  parking: 4,
  radiusKm: 100,
  page: 1000,
} as const;

/** The query of a listing: everything that its path does not hold, keys in a fixed order. */
export function toQuery(state: SearchState): URLSearchParams {
  const inPath = pathHolds(state);
  const query = new URLSearchParams();
  const put = (key: keyof typeof queryKeys, value: string | undefined) => {
    if (value !== undefined && value !== '') query.set(queryKeys[key], value);
  };
  put('text', state.text);
  if (!inPath.has('country')) put('country', state.country && countrySlugs[state.country]);
  if (!inPath.has('region')) put('region', state.region && regionSlugs[state.region]);
  if (!inPath.has('department')) put('department', state.department);
  if (!inPath.has('city')) put('city', state.city);
  if (!inPath.has('zone')) put('zone', state.zone);
  if (!inPath.has('neighbourhood')) put('neighbourhood', state.neighbourhood);
  if (!inPath.has('type') && typeof state.type === 'string') put('type', propertyTypeSlugs[state.type]);
  put('category', state.category);
  if (!inPath.has('range') || isOpen(state.price)) put('price', writeRange(state.price));
  put('area', writeRange(state.area));
  put('rooms', writeCount(state.rooms));
  put('baths', writeCount(state.baths));
  put('parking', writeCount(state.parking));
  put('strata', state.strata.join(','));
  put('statuses', state.statuses.map((status) => buildingStatusSlugs[status]).join(','));
  put('criteria', state.criteria.join(','));
  put('has360', state.has360 ? '1' : undefined);
  put('holiday', state.holiday ? '1' : undefined);
  put('fair', state.fair);
  put('near', state.near && [state.near.lat, state.near.lng, state.near.radiusKm].join(','));
  put('order', state.order === 'relevance' ? undefined : orderSlugs[state.order]);
  put('page', state.page > 1 ? String(state.page) : undefined);
  return query;
}

/** The filters of a query; total: what cannot be read is left out. */
export function fromQuery(query: URLSearchParams): Partial<SearchState> {
  const read = (key: keyof typeof queryKeys) => query.get(queryKeys[key]) ?? '';
  const text = read('text').trim().slice(0, 120);
  const near = readNear(read('near'));
  const order = searchOrders.find((value) => orderSlugs[value] === read('order')) ?? 'relevance';
  return withoutAbsent({
    text: text === '' ? undefined : text,
    country: countryOfSlug(read('country')),
    region: regionOfSlug(read('region')),
    department: readSlug(read('department')),
    city: readSlug(read('city')),
    zone: readSlug(read('zone')),
    neighbourhood: readSlug(read('neighbourhood')),
    type: propertyTypeOfSlug(read('type')),
    category: projectCategories.find((value) => value === read('category')),
    price: readRangeQuery(read('price'), limits.price),
    area: readRangeQuery(read('area'), limits.area),
    rooms: readCount(read('rooms'), limits.rooms),
    baths: readCount(read('baths'), limits.baths),
    parking: readCount(read('parking'), limits.parking),
    strata: readList(read('strata'), (value) => strata.find((stratum) => String(stratum) === value)),
    statuses: readList(read('statuses'), buildingStatusOfSlug),
    criteria: readList(read('criteria'), criterionOf),
    has360: read('has360') === '1',
    holiday: read('holiday') === '1',
    fair: readSlug(read('fair')),
    near,
    order: order === 'distance' && !near ? 'relevance' : order,
    page: readPage(read('page')),
  });
}

const million = 1_000_000;

function writeRange(range: NumberRange): string | undefined {
  if (range.min === undefined && range.max === undefined) return undefined;
  return `${writeNumber(range.min)}-${writeNumber(range.max)}`;
}

function writeNumber(value: number | undefined): string {
  if (value === undefined) return '';
  return value >= million && value % million === 0 ? `${value / million}M` : String(value);
}

function readRangeQuery(text: string, limit: number): NumberRange | undefined {
  const match = /^(\d{1,10}M?)?-(\d{1,10}M?)?$/.exec(text);
  if (!match || text === '-') return undefined;
  return withoutAbsent({ min: readNumber(match[1], limit), max: readNumber(match[2], limit) });
}

function readNumber(text: string | undefined, limit: number): number | undefined {
  if (text === undefined || text === '') return undefined;
  const value = text.endsWith('M') ? Number(text.slice(0, -1)) * million : Number(text);
  return Math.min(value, limit);
}

function isOpen(range: NumberRange): boolean {
  return (range.min === undefined) !== (range.max === undefined);
}

function writeCount(count: RoomCount | undefined): string | undefined {
  return count && `${count.value}${count.orMore ? '+' : ''}`;
}

function readCount(text: string, limit: number): RoomCount | undefined {
  const match = /^(\d)([+ ])?$/.exec(text);
  const value = Number(match?.[1]);
  return match && value >= 1 && value <= limit ? { value, orMore: match[2] !== undefined } : undefined;
}

function readNear(text: string): Near | undefined {
  const numbers = text.split(',').map((part) => (/^-?\d+(\.\d+)?$/.test(part) ? Number(part) : Number.NaN));
  const [lat = Number.NaN, lng = Number.NaN, radiusKm = Number.NaN] = numbers;
  const valid = Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && radiusKm > 0 && radiusKm <= limits.radiusKm;
  return numbers.length === 3 && valid ? { lat, lng, radiusKm } : undefined;
}

function readList<Value>(text: string, toValue: (part: string) => Value | undefined): readonly Value[] {
  const values = text
    .split(',')
    .map(toValue)
    .filter((value) => value !== undefined);
  return [...new Set(values)];
}

function criterionOf(text: string): AdditionalCriterion | undefined {
  return additionalCriteria.find((criterion) => criterion === text);
}

function readSlug(text: string): string | undefined {
  const slug = slugify(text);
  return slug === '' ? undefined : slug;
}

function readPage(text: string): number {
  const page = /^\d{1,4}$/.test(text) ? Number(text) : 1;
  return page >= 1 && page <= limits.page ? page : 1;
}

function withoutAbsent<Values extends object>(values: Values): Partial<Values> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<Values>;
}
