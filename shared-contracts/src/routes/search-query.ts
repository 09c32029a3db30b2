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
import { readAreas, writeAreas } from './drawn-areas.ts';
import { queryKeys } from './search-keys.ts';
import { pathHolds } from './search-path.ts';
import {
  type MonthlyLimit,
  type NumberRange,
  type SearchOrder,
  type SearchState,
  type SearchView,
  searchOrders,
  searchViews,
} from './search-state.ts';
import {
  inOrder,
  readAmount,
  readBox,
  readCount,
  readList,
  readNear,
  readRange,
  readText,
  withoutAbsent,
  writeAmount,
  writeBox,
  writeCount,
  writeRange,
} from './search-values.ts';

const orderSlugs: Readonly<Record<SearchOrder, string>> = {
  relevance: 'relevancia',
  'price-asc': 'precio',
  'price-desc': 'precio-mayor',
  'm2-price-asc': 'm2',
  'monthly-asc': 'cuota',
  'area-desc': 'area',
  delivery: 'entrega',
  newest: 'nuevos',
  distance: 'distancia',
};

const viewSlugs: Readonly<Record<SearchView, string>> = {
  cards: 'tarjetas',
  compact: 'compacta',
  table: 'tabla',
  map: 'mapa',
};

const limits = {
  price: 2_800_000_000,
  area: 10_000,
  rooms: 5,
  baths: 4,
  parking: 4,
  radiusKm: 100,
  page: 9999,
  text: 120,
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
  put('has360', flag(state.has360));
  put('holiday', flag(state.holiday));
  put('hasBalcony', flag(state.hasBalcony));
  put('belongsTv', flag(state.belongsTv));
  put('inStock', flag(state.inStock));
  put('fair', state.fair);
  put('near', state.near && [state.near.lat, state.near.lng, state.near.radiusKm].join(','));
  put('monthly', state.monthly && writeRange({ min: state.monthly.during, max: state.monthly.after }));
  put('upfront', writeAmount(state.upfront));
  put('areas', writeAreas(state.areas));
  put('box', state.box && writeBox(state.box));
  put('order', state.order === 'relevance' ? undefined : orderSlugs[state.order]);
  put('view', state.view === 'cards' ? undefined : viewSlugs[state.view]);
  put('page', state.page > 1 ? String(state.page) : undefined);
  return query;
}

/** The filters of a query; total: what cannot be read is left out. */
export function fromQuery(query: URLSearchParams): Partial<SearchState> {
  const read = (key: keyof typeof queryKeys) => query.get(queryKeys[key]) ?? '';
  const text = readText(read('text'), limits.text);
  const near = readNear(read('near'), limits.radiusKm);
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
    price: inOrder(readRange(read('price'), limits.price)),
    area: inOrder(readRange(read('area'), limits.area)),
    rooms: readCount(read('rooms'), limits.rooms),
    baths: readCount(read('baths'), limits.baths),
    parking: readCount(read('parking'), limits.parking),
    strata: readList(read('strata'), (value) => strata.find((stratum) => String(stratum) === value)),
    statuses: readList(read('statuses'), buildingStatusOfSlug),
    criteria: readList(read('criteria'), criterionOf),
    has360: read('has360') === '1',
    holiday: read('holiday') === '1',
    hasBalcony: read('hasBalcony') === '1',
    belongsTv: read('belongsTv') === '1',
    inStock: read('inStock') === '1',
    fair: readSlug(read('fair')),
    near,
    monthly: readMonthly(read('monthly')),
    upfront: readAmount(read('upfront'), limits.price),
    areas: readAreas(read('areas')),
    box: readBox(read('box')),
    order: order === 'distance' && !near ? 'relevance' : order,
    view: searchViews.find((view) => viewSlugs[view] === read('view')) ?? 'cards',
    page: readPage(read('page')),
  });
}

function flag(isOn: boolean): string | undefined {
  return isOn ? '1' : undefined;
}

function isOpen(range: NumberRange): boolean {
  return (range.min === undefined) !== (range.max === undefined);
}

/** Two limits written like a range: neither bounds the other, and nothing a month is no limit. */
function readMonthly(text: string): MonthlyLimit | undefined {
  const limit = readRange(text, limits.price);
  return limit?.min || limit?.max
    ? withoutAbsent({ during: limit.min || undefined, after: limit.max || undefined })
    : undefined;
}

function criterionOf(text: string): AdditionalCriterion | undefined {
  return additionalCriteria.find((criterion) => criterion === text);
}

function readSlug(text: string): string | undefined {
  const slug = slugify(text);
  return slug === '' ? undefined : slug;
}

/** What counts nothing is the first page; a number past every listing's end stays one, so that it is not found. */
function readPage(text: string): number {
  const page = /^\d+$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(page, 1), limits.page);
}
