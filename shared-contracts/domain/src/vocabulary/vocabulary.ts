/** Closed sets of values. Wire and database hold these keys; people see `labels.ts`, addresses hold `slugs.ts`. */
export const propertyTypes = [
  'apartment',
  'house',
  'studio',
  'lot',
  'office',
  'retail',
  'clinic-office',
  'warehouse',
  'country-house',
  'penthouse',
  'duplex',
  'loft',
] as const;
export type PropertyType = (typeof propertyTypes)[number];

export const buildingStatuses = [
  'launch',
  'presale',
  'off-plan',
  'under-construction',
  'immediate-delivery',
  'sold-out',
] as const;
export type BuildingStatus = (typeof buildingStatuses)[number];

export const projectCategories = ['gold', 'vis', 'vip', 'none'] as const;
export type ProjectCategory = (typeof projectCategories)[number];

export const regions = ['valle', 'caribe', 'centro', 'antioquia', 'ejecafetero', 'santanderes'] as const;
export type Region = (typeof regions)[number];

/** ISO 3166-1 codes of the countries where projects are sold. */
export const countries = ['CO', 'PA', 'US', 'ES', 'DO'] as const;
export type Country = (typeof countries)[number];
export const defaultCountry: Country = 'CO';

export const currencies = ['cop', 'usd', 'eur'] as const;
export type Currency = (typeof currencies)[number];

export const roles = ['constructora', 'administrador', 'contributor', 'seo', 'user', 'platform'] as const;
export type Role = (typeof roles)[number];

export const fairRegions = ['home', 'valle', 'caribe', 'centro', 'antioquia', 'ejecafetero'] as const;
export type FairRegion = (typeof fairRegions)[number];

export const listingFamilies = [
  'housing',
  'vis',
  'vip',
  'gold',
  'above-vis',
  'holiday',
  'abroad',
  'lots',
  'immediate-delivery',
  'tv',
  'neighbourhoods',
  'tour360',
] as const;
export type ListingFamily = (typeof listingFamilies)[number];

export const nearbyPlaceCategories = [
  'mall',
  'school',
  'university',
  'clinic',
  'park',
  'transport',
  'supermarket',
  'gym',
  'airport',
  'beach',
] as const;
export type NearbyPlaceCategory = (typeof nearbyPlaceCategories)[number];

export const additionalCriteria = [
  'short-rental',
  'holiday',
  'investment',
  'pet-friendly',
  'coworking',
  'sustainable',
  'wet-areas',
  'near-mass-transit',
  'with-subsidy',
  'delivery-2026',
  'delivery-2027',
  'sea-view',
  'countryside',
] as const;
export type AdditionalCriterion = (typeof additionalCriteria)[number];

/** What the vacation toggle adds to `holidayProject` [B030]. */
export const holidayCriteria = ['short-rental', 'investment'] as const satisfies readonly AdditionalCriterion[];

export const subsidies = ['mi-casa-ya', 'compensation-fund', 'local', 'preferential-interest'] as const;
export type Subsidy = (typeof subsidies)[number];

export const strata = [1, 2, 3, 4, 5, 6] as const;
export type Stratum = (typeof strata)[number];

/** Cities that show their neighbourhoods, in titles too [B010]. */
export const neighbourhoodCities = ['Medellín', 'Cali', 'Bogotá'] as const;
/** Cities that lead on from a listing without one, in this order [B042]. */
export const topCities = ['Cali', 'Bogotá', 'Medellín'] as const;
