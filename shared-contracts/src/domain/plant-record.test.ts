import { expect, test } from 'vitest';
import { objectIdOf, type PlantRecord, plantHit, plantRecord } from './plant-record.ts';
import {
  facets,
  indexSettings,
  numericAttributes,
  orderIndexes,
  plantOrders,
  replicaSettings,
} from './search-index.ts';

const record: PlantRecord = {
  objectID: '7',
  id: 7,
  slug: 'alameda-170-tipo-a',
  title: 'Tipo A',
  type: 'apartment',
  type_name: 'Apartamento',
  type_slug: 'apartamento',
  place_path: 'CO > centro > Cundinamarca > Bogotá > Suba > Niza',
  price: 245_000_000,
  hide_price: false,
  price_salaries: 139.93,
  monthly_fee: 1_120_000,
  number_fees: 30,
  built_area: 58,
  private_area: 51,
  balcony_area: 4,
  room_number: 2,
  bath_number: 2,
  parking_number: 1,
  initial_fee_percent: 30,
  m2_price: 4_224_138,
  separation_fee: 2_000_000,
  isActive: 1,
  property_stock: true,
  stock_quantity: 14,
  highlighted: false,
  has_360_tour: false,
  url_360: null,
  tags: [],
  categories: [{ name: 'vis' }],
  holidayProject: false,
  completeness: 90,
  delivery_order: 1_845_936_000,
  monthly_credit: 2_201_415,
  initial_fee: 73_500_000,
  monthly_order: 2_201_415,
  created_at: 1_763_683_200,
  updated_at: 1_763_683_200,
  zone_m2_price: { min: 5_000_000, max: 9_000_000 },
  other_areas: [
    {
      id: 8,
      slug: 'alameda-170-tipo-b',
      title: 'Tipo B',
      built_area: 42,
      price: 190_000_000,
      hide_price: false,
      isActive: 1,
    },
  ],
  media: { main_image: null, images: [], total: 12 },
  _geoloc: { lat: 4.74, lng: -74.07 },
  project: {
    id: 3,
    title: 'Alameda 170',
    slug: 'alameda-170',
    code: 'UMB-0003',
    building_status: 'off-plan',
    building_status_name: 'Sobre planos',
    belongs_tv: false,
    categories: ['vis'],
    benefits: null,
    additional_criteria: ['pet-friendly'],
    additional_criteria_names: ['Pet friendly'],
    enable_schedule: true,
    builder_id: 1,
    builder_branch_city_id: 1,
    builder: { name: 'Nogal Constructores', slug: 'nogal-constructores' },
    tower_elevators: 2,
    number_units: 120,
    pet_friendly: true,
    nearby_places: [{ name: 'Parque A', category: 'park' }],
    fair: { hyphenized: [] },
    localization: {
      country: 'CO',
      country_name: 'Colombia',
      region: 'centro',
      department: 'Cundinamarca',
      department_slug: 'cundinamarca',
      city: 'Bogotá',
      city_id: 1,
      city_slug: 'bogota',
      zone: 'Suba',
      zone_slug: 'suba',
      neighborhood: 'Niza',
      neighborhood_slug: 'niza',
      address: 'Calle 170 # 45-10',
      stratum: 4,
      coordinates: { lat: 4.74, lng: -74.07 },
    },
    contact: { whatsapp_number: null },
    created_at: 1_763_683_200,
    delivery_at: 1_845_936_000,
  },
};

function valueAt(path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    const holder = Array.isArray(value) ? value[0] : value;
    return holder !== null && typeof holder === 'object' ? Reflect.get(holder, key) : undefined;
  }, record);
}

test('[B043] a record is what its schema says, as a hit too', () => {
  expect(plantRecord.parse(record)).toEqual(record);
  expect(plantHit.parse({ ...record, _rankingInfo: { geoDistance: 12, words: 0 } })._rankingInfo?.geoDistance).toBe(12);
  expect(plantRecord.safeParse({ ...record, type: 'castle' }).success).toBe(false);
});

test('[B045] a record carries at most the first three images', () => {
  const picture = { src: '/media/a.webp', alt: '', width: 3, height: 2 };
  const images = [picture, picture, picture, picture];
  expect(plantRecord.safeParse({ ...record, media: { ...record.media, images } }).success).toBe(false);
});

test('[B043] every facet, number and searchable attribute exists in a record', () => {
  const searchable = indexSettings.searchableAttributes.map((path) => path.replace(/^unordered\((.*)\)$/, '$1'));
  const paths = [...Object.values(facets), ...Object.values(numericAttributes), ...searchable];
  expect(paths.filter((path) => valueAt(path) === undefined)).toEqual([]);
});

test('[B043] the ranking sorts by attributes of a record', () => {
  const replicas = plantOrders.filter((order) => order !== 'relevance');
  const rules = [...indexSettings.customRanking, ...replicas.map((order) => replicaSettings(order).ranking[1] ?? '')];
  const attributes = rules.map((rule) => /^(?:asc|desc)\((.+)\)$/.exec(rule)?.[1] ?? 'none');
  expect(attributes.filter((path) => !['number', 'boolean'].includes(typeof valueAt(path)))).toEqual([]);
});

test('each order has its own index, the primary one by relevance', () => {
  expect(new Set(Object.values(orderIndexes)).size).toBe(plantOrders.length);
  expect(orderIndexes.relevance).toBe('umbral_plants');
  expect(indexSettings.replicas).toHaveLength(plantOrders.length - 1);
  expect(objectIdOf(7)).toBe('7');
});
