import type { BuildingStatus, Country, FairRegion, ListingFamily, PropertyType, Region } from './vocabulary.ts';

export const propertyTypeSlugs: Record<PropertyType, string> = {
  apartment: 'apartamento',
  house: 'casa',
  studio: 'apartaestudio',
  lot: 'lotes',
  office: 'oficina',
  retail: 'local',
  'clinic-office': 'consultorio',
  warehouse: 'bodega',
  'country-house': 'casa-campestre',
  penthouse: 'penthouse',
  duplex: 'duplex',
  loft: 'loft',
};

export const buildingStatusSlugs: Record<BuildingStatus, string> = {
  launch: 'lanzamiento',
  presale: 'preventa',
  'off-plan': 'sobre-planos',
  'under-construction': 'en-construccion',
  'immediate-delivery': 'entrega-inmediata',
  'sold-out': 'agotado',
};

export const regionSlugs: Record<Region, string> = {
  valle: 'valle',
  caribe: 'caribe',
  centro: 'centro',
  antioquia: 'antioquia',
  ejecafetero: 'ejecafetero',
  santanderes: 'santanderes',
};

export const fairRegionSlugs: Record<FairRegion, string> = {
  home: 'home',
  valle: 'valle',
  caribe: 'caribe',
  centro: 'centro',
  antioquia: 'antioquia',
  ejecafetero: 'ejecafetero',
};

export const countrySlugs: Record<Country, string> = {
  CO: 'colombia',
  PA: 'panama',
  US: 'estados-unidos',
  ES: 'espana',
  DO: 'republica-dominicana',
};

/** First segment of each family; `{product}` is the configured product slug. */
export const listingFamilySlugs: Record<ListingFamily, string> = {
  housing: 'proyectos-vivienda',
  vis: 'vivienda-de-interes-social',
  vip: 'vivienda-de-interes-prioritario',
  gold: 'proyectos-gold',
  'above-vis': 'proyectos-superior-a-vis',
  holiday: 'proyectos-vacacionales',
  abroad: 'proyectos-en-el-exterior',
  lots: 'venta-de-lotes-colombia',
  'immediate-delivery': 'entrega-inmediata',
  tv: '{product}tv',
  neighbourhoods: 'proyectos-barrios',
  tour360: 'tour360',
};

function backFrom<Value extends string>(slugs: Record<Value, string>): (slug: string) => Value | undefined {
  const bySlug = new Map<string, Value>();
  for (const value in slugs) bySlug.set(slugs[value], value);
  return (slug) => bySlug.get(slug);
}

/** Each gives the value of a slug, or nothing where no value has it. */
export const propertyTypeOfSlug = backFrom(propertyTypeSlugs);
export const buildingStatusOfSlug = backFrom(buildingStatusSlugs);
export const regionOfSlug = backFrom(regionSlugs);
export const fairRegionOfSlug = backFrom(fairRegionSlugs);
export const countryOfSlug = backFrom(countrySlugs);
const listingFamilyOfPattern = backFrom(listingFamilySlugs);

/** The first path segment of a family for one product. */
export function listingFamilySlug(family: ListingFamily, product: string): string {
  return listingFamilySlugs[family].replace('{product}', product);
}

/** The family of a first path segment, or nothing. */
export function listingFamilyOfSlug(slug: string, product: string): ListingFamily | undefined {
  return slug === `${product}tv` ? 'tv' : listingFamilyOfPattern(slug);
}
