/** Names, facets and orders of the plants' index. The engine is set up with it, queries are written with it. */
export const plantsIndex = 'umbral_plants';

export const plantOrders = [
  'relevance',
  'price-asc',
  'price-desc',
  'm2-price-asc',
  'm2-price-desc',
  'monthly-asc',
  'area-asc',
  'area-desc',
  'delivery',
  'newest',
] as const;
export type PlantOrder = (typeof plantOrders)[number];

/** The index of each order: the primary one by relevance, a replica for every other. */
export const orderIndexes: Record<PlantOrder, string> = {
  relevance: plantsIndex,
  'price-asc': `${plantsIndex}_price_asc`,
  'price-desc': `${plantsIndex}_price_desc`,
  'm2-price-asc': `${plantsIndex}_m2_price_asc`,
  'm2-price-desc': `${plantsIndex}_m2_price_desc`,
  'monthly-asc': `${plantsIndex}_monthly_asc`,
  'area-asc': `${plantsIndex}_area_asc`,
  'area-desc': `${plantsIndex}_area_desc`,
  delivery: `${plantsIndex}_delivery`,
  newest: `${plantsIndex}_newest`,
};

/** Facets as filters and counts name them. Places have a slug beside the name, so that an address filters directly. */
export const facets = {
  type: 'type',
  typeSlug: 'type_slug',
  category: 'categories.name',
  tags: 'tags',
  status: 'project.building_status',
  criteria: 'project.additional_criteria',
  country: 'project.localization.country',
  region: 'project.localization.region',
  department: 'project.localization.department',
  departmentSlug: 'project.localization.department_slug',
  city: 'project.localization.city',
  citySlug: 'project.localization.city_slug',
  zone: 'project.localization.zone',
  zoneSlug: 'project.localization.zone_slug',
  neighbourhood: 'project.localization.neighborhood',
  neighbourhoodSlug: 'project.localization.neighborhood_slug',
  stratum: 'project.localization.stratum',
  rooms: 'room_number',
  baths: 'bath_number',
  parking: 'parking_number',
  fair: 'project.fair.hyphenized',
  builder: 'project.builder.slug',
  builderName: 'project.builder.name',
  belongsTv: 'project.belongs_tv',
  has360: 'has_360_tour',
  holiday: 'holidayProject',
  stock: 'property_stock',
  active: 'isActive',
  petFriendly: 'project.pet_friendly',
  placePath: 'place_path',
} as const;
export type FacetPath = (typeof facets)[keyof typeof facets];

/** Attributes that filters compare by size. */
export const numericAttributes = {
  price: 'price',
  m2Price: 'm2_price',
  area: 'built_area',
  balconyArea: 'balcony_area',
  /** Pesos a month to the bank, and the initial fee in pesos. */
  monthlyCredit: 'monthly_credit',
  initialFee: 'initial_fee',
  rooms: 'room_number',
  baths: 'bath_number',
  parking: 'parking_number',
  stratum: 'project.localization.stratum',
  delivery: 'delivery_order',
  createdAt: 'created_at',
  id: 'id',
  projectId: 'project.id',
  builderId: 'project.builder_id',
} as const;

/** What `delivery_order` says of a delivery that nobody knows, 2100-01-01: it comes last by delivery. */
export const unknownDelivery = 4_102_444_800;
/** What `monthly_order` says where the monthly credit is unknown: it comes last by it. */
export const unknownMonthly = 1_000_000_000_000;

/** From the most to the least telling; a match in an earlier one ranks higher. */
const searchableAttributes = [
  'project.title',
  'title',
  'project.code',
  'project.localization.neighborhood',
  'project.localization.zone',
  'project.localization.city',
  'project.localization.department',
  'project.localization.country_name',
  'type_name',
  'project.builder.name',
  'unordered(project.building_status_name)',
  'unordered(project.additional_criteria_names)',
  'unordered(tags)',
  'unordered(project.nearby_places.name)',
];

const customRanking = ['desc(isActive)', 'desc(highlighted)', 'desc(completeness)', 'desc(created_at)', 'asc(id)'];
const textRanking = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];
const searchableFacets: readonly FacetPath[] = [facets.city, facets.zone, facets.neighbourhood, facets.builderName];

const orderRanking: Record<Exclude<PlantOrder, 'relevance'>, string> = {
  'price-asc': 'asc(price)',
  'price-desc': 'desc(price)',
  'm2-price-asc': 'asc(m2_price)',
  'm2-price-desc': 'desc(m2_price)',
  'monthly-asc': 'asc(monthly_order)',
  'area-asc': 'asc(built_area)',
  'area-desc': 'desc(built_area)',
  delivery: 'asc(delivery_order)',
  newest: 'desc(created_at)',
};

function attributesForFaceting(): string[] {
  return Object.values(facets).map((path) => (searchableFacets.includes(path) ? `searchable(${path})` : path));
}

/** Settings of the primary index, in the words of the Algolia protocol. */
export const indexSettings = {
  searchableAttributes,
  attributesForFaceting: attributesForFaceting(),
  numericAttributesForFiltering: Object.values(numericAttributes),
  customRanking,
  ranking: textRanking,
  replicas: plantOrders.filter((order) => order !== 'relevance').map((order) => orderIndexes[order]),
  indexLanguages: ['es'],
  queryLanguages: ['es'],
  removeStopWords: true,
  ignorePlurals: true,
  hitsPerPage: 24,
  // Hosted Algolia takes no more.
  paginationLimitedTo: 10_000,
  maxValuesPerFacet: 200,
};

/** Settings of each replica: sold homes stay last whatever the order. */
export function replicaSettings(order: Exclude<PlantOrder, 'relevance'>): {
  ranking: string[];
  customRanking: string[];
} {
  return { ranking: ['desc(isActive)', orderRanking[order], ...textRanking], customRanking };
}
