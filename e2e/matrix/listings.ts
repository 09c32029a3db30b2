import { type RouteKey, routes } from 'shared-contracts/routes/table.ts';
import type { ListingPlaces } from '../fixtures/listing-places.ts';

/** How an address of a listing must answer. */
export interface Listing {
  readonly key: RouteKey;
  readonly about: string;
  readonly path: (places: ListingPlaces) => string;
  readonly h1: (places: ListingPlaces) => string | RegExp;
  /** Breadcrumb after "Inicio"; the last one is the listing itself. */
  readonly crumbs: (places: ListingPlaces) => readonly string[];
  /** What its introduction counts, besides how many homes. */
  readonly counts: RegExp;
  /** Where it is not indexed [B007]. */
  readonly robots?: 'noindex,follow';
}

const cities = /Hay oferta en \d+ ciudades|La oferta .+ está en/;
const zones = /Hay oferta en \d+ zonas|La oferta .+ está en/;
const kinds = /En .+ hay \d/;
const sizes = /habitaci|precios/;
const range = '100000000-900000000';
const inRange = / de \$ 100 M a \$ 900 M$/;

/** At least one address of every route of listings, and one for each way that its path can end. */
export const listings: readonly Listing[] = [
  {
    key: 'immediateDelivery',
    about: 'the family',
    path: () => routes.immediateDelivery.href(),
    h1: () => 'Vivienda con entrega inmediata en Colombia',
    crumbs: () => ['Entrega inmediata'],
    counts: cities,
  },
  {
    key: 'lots',
    about: 'the family',
    path: () => routes.lots.href(),
    h1: () => 'Venta de lotes en Colombia',
    crumbs: () => ['Lotes en Colombia'],
    counts: cities,
  },
  {
    key: 'vip',
    about: 'the family',
    path: () => routes.vip.href(),
    h1: () => 'Vivienda de interés prioritario (VIP) en Colombia',
    crumbs: () => ['Vivienda de interés prioritario'],
    counts: /tope VIP general de 20\d\d es de \d+ millones/,
  },
  ...ofHousing(),
  ...ofRange('vis', 'vis', 'Vivienda de interés social', 'Vivienda de interés social (VIS)'),
  ...ofRange('gold', 'gold', 'Proyectos Gold', 'Proyectos Gold'),
  ...ofRange('aboveVis', 'aboveVis', 'Proyectos superiores a VIS', 'Vivienda superior a VIS'),
  {
    key: 'visByDepartment',
    about: 'a department',
    path: ({ vis: { department } }) => routes.visByDepartment.href({ id: department }),
    h1: ({ vis }) => `Vivienda de interés social (VIS) en ${vis.departmentName}`,
    crumbs: ({ vis }) => ['Vivienda de interés social', vis.departmentName],
    counts: cities,
  },
  {
    key: 'holiday',
    about: 'the family',
    path: () => routes.holiday.href(),
    h1: () => 'Proyectos vacacionales en Colombia',
    crumbs: () => ['Proyectos vacacionales'],
    counts: cities,
  },
  {
    key: 'holiday',
    about: 'a city',
    path: ({ holiday: { city } }) => routes.holiday.href({ city }),
    h1: ({ holiday }) => `Proyectos vacacionales en ${holiday.cityName}`,
    crumbs: ({ holiday }) => ['Proyectos vacacionales', holiday.cityName],
    counts: zones,
  },
  {
    key: 'holiday',
    about: 'a city and a type',
    path: ({ holiday: { city, type } }) => routes.holiday.href({ city, type }),
    h1: ({ holiday }) => `${holiday.noun.many} para vacaciones en ${holiday.cityName}`,
    crumbs: ({ holiday }) => ['Proyectos vacacionales', holiday.cityName, holiday.noun.many],
    counts: zones,
  },
  {
    key: 'holidayByDepartment',
    about: 'a department',
    path: ({ holiday: { department } }) => routes.holidayByDepartment.href({ id: department }),
    h1: ({ holiday }) => `Proyectos vacacionales en ${holiday.departmentName}`,
    crumbs: ({ holiday }) => ['Proyectos vacacionales', holiday.departmentName],
    counts: cities,
  },
  ...ofCountries(),
  ...ofNeighbourhoods(),
  {
    key: 'tour360',
    about: 'a city',
    path: ({ tour360: { city } }) => routes.tour360.href({ city }),
    h1: ({ tour360 }) => `Proyectos con recorrido 360° en ${tour360.cityName}`,
    crumbs: ({ tour360 }) => ['Recorridos 360°', tour360.cityName],
    counts: zones,
  },
  ...ofTv(),
];

function ofHousing(): Listing[] {
  const label = 'Proyectos de vivienda';
  return [
    {
      key: 'housing',
      about: 'the family',
      path: () => routes.housing.href(),
      h1: () => 'Vivienda nueva en Colombia',
      crumbs: () => [label],
      counts: cities,
    },
    {
      key: 'housing',
      about: 'a city',
      path: ({ housing: { city } }) => routes.housing.href({ city }),
      h1: ({ housing }) => `Vivienda nueva en ${housing.cityName}`,
      crumbs: ({ housing }) => [label, housing.cityName],
      counts: zones,
    },
    {
      key: 'housing',
      about: 'a zone',
      path: ({ housing: { city, zone } }) => routes.housing.href({ city, zone }),
      h1: ({ housing }) => `Vivienda nueva en ${housing.zoneName}, ${housing.cityName}`,
      crumbs: ({ housing }) => [label, housing.cityName, housing.zoneName],
      counts: kinds,
    },
    {
      key: 'housing',
      about: 'a zone and a type',
      path: ({ housing: { city, zone, type } }) => routes.housing.href({ city, zone, type }),
      h1: ({ housing }) => new RegExp(`^${housing.noun.many} nuev[oa]s en ${housing.zoneName}, ${housing.cityName}$`),
      crumbs: ({ housing }) => [label, housing.cityName, housing.zoneName, housing.noun.many],
      counts: sizes,
    },
    {
      key: 'housing',
      about: 'a type anywhere',
      path: ({ housing: { type } }) => routes.housing.href({ city: 'ciudad-general', zone: 'zona-general', type }),
      h1: ({ housing }) => new RegExp(`^${housing.noun.many} nuev[oa]s en Colombia$`),
      crumbs: ({ housing }) => [label, housing.noun.many],
      counts: cities,
      robots: 'noindex,follow',
    },
    {
      key: 'housingByDepartment',
      about: 'a department',
      path: ({ medellin: { department } }) => routes.housingByDepartment.href({ id: department }),
      h1: ({ medellin }) => `Vivienda nueva en ${medellin.departmentName}`,
      crumbs: ({ medellin }) => [label, medellin.departmentName],
      counts: cities,
    },
    {
      key: 'housingByRegion',
      about: 'a region',
      path: () => routes.housingByRegion.href({ region: 'caribe' }),
      h1: () => 'Vivienda nueva en la región Caribe',
      crumbs: () => [label, 'Caribe'],
      counts: cities,
    },
    {
      key: 'housingByRegionAndType',
      about: 'a region and a type',
      path: () => routes.housingByRegionAndType.href({ region: 'caribe', type: 'apartamento' }),
      h1: () => 'Apartamentos nuevos en la región Caribe',
      crumbs: () => [label, 'Caribe', 'Apartamentos'],
      counts: cities,
    },
  ];
}

/** Families of city, zone, type and price range. */
function ofRange(
  key: 'vis' | 'gold' | 'aboveVis',
  kind: 'vis' | 'gold' | 'aboveVis',
  label: string,
  heading: string,
): Listing[] {
  return [
    {
      key,
      about: 'the family',
      path: () => routes[key].href(),
      h1: () => `${heading} en Colombia`,
      crumbs: () => [label],
      counts: cities,
    },
    {
      key,
      about: 'a city',
      path: ({ [kind]: { city } }) => routes[key].href({ city }),
      h1: ({ [kind]: { cityName } }) => `${heading} en ${cityName}`,
      crumbs: ({ [kind]: { cityName } }) => [label, cityName],
      counts: zones,
    },
    {
      key,
      about: 'a zone',
      path: ({ [kind]: { city, zone } }) => routes[key].href({ city, zone }),
      h1: ({ [kind]: { cityName, zoneName } }) => `${heading} en ${zoneName}, ${cityName}`,
      crumbs: ({ [kind]: { cityName, zoneName } }) => [label, cityName, zoneName],
      counts: kinds,
    },
    {
      key,
      about: 'a zone and a type',
      path: ({ [kind]: { city, zone, type } }) => routes[key].href({ city, zone, type }),
      h1: ({ [kind]: { cityName, zoneName, noun } }) => new RegExp(`^${noun.many} .+ en ${zoneName}, ${cityName}$`),
      crumbs: ({ [kind]: { cityName, zoneName, noun } }) => [label, cityName, zoneName, noun.many],
      counts: sizes,
    },
    {
      key,
      about: 'a price range',
      path: ({ [kind]: { city } }) => routes[key].href({ city, zone: 'zona-general', type: 'tipo-general', range }),
      h1: ({ [kind]: { cityName } }) => new RegExp(`en ${cityName}${inRange.source}`),
      crumbs: ({ [kind]: { cityName } }) => [label, cityName],
      counts: zones,
      robots: 'noindex,follow',
    },
  ];
}

function ofCountries(): Listing[] {
  const label = 'Proyectos en el exterior';
  return [
    {
      key: 'abroad',
      about: 'the family',
      path: () => routes.abroad.href(),
      h1: () => 'Vivienda nueva en el exterior',
      crumbs: () => [label],
      counts: /Hay oferta en \d+ países del exterior|La oferta del exterior está en/,
    },
    {
      key: 'abroad',
      about: 'a country',
      path: ({ abroad: { country } }) => routes.abroad.href({ country }),
      h1: ({ abroad }) => `Vivienda nueva en ${abroad.countryName}`,
      crumbs: ({ abroad }) => [label, abroad.countryName],
      counts: cities,
    },
    {
      key: 'abroad',
      about: 'a city',
      path: ({ abroad: { country, city } }) => routes.abroad.href({ country, city }),
      h1: ({ abroad }) => `Vivienda nueva en ${abroad.cityName}`,
      crumbs: ({ abroad }) => [label, abroad.countryName, abroad.cityName],
      counts: zones,
    },
    {
      key: 'abroad',
      about: 'a city and a type',
      path: ({ abroad: { country, city, type } }) => routes.abroad.href({ country, city, type }),
      h1: ({ abroad }) => new RegExp(`^${abroad.noun.many} nuev[oa]s en ${abroad.cityName}$`),
      crumbs: ({ abroad }) => [label, abroad.countryName, abroad.cityName, abroad.noun.many],
      counts: zones,
    },
  ];
}

function ofNeighbourhoods(): Listing[] {
  const label = 'Proyectos por barrio';
  const inCity = (kind: 'housing' | 'medellin' | 'cali'): Listing => ({
    key: 'neighbourhoods',
    about: `a neighbourhood of ${kind === 'housing' ? 'Bogotá' : kind} [B010]`,
    path: ({ [kind]: { city, neighbourhood } }) => routes.neighbourhoods.href({ city, neighbourhood }),
    h1: ({ [kind]: { cityName, neighbourhoodName } }) => `Vivienda nueva en ${neighbourhoodName}, ${cityName}`,
    crumbs: ({ [kind]: { cityName, neighbourhoodName } }) => [label, cityName, neighbourhoodName],
    counts: kinds,
  });
  return [
    {
      key: 'neighbourhoods',
      about: 'the family',
      path: () => routes.neighbourhoods.href(),
      h1: () => 'Vivienda nueva por barrio en Colombia',
      crumbs: () => [label],
      counts: cities,
    },
    {
      key: 'neighbourhoods',
      about: 'a city',
      path: ({ housing: { city } }) => routes.neighbourhoods.href({ city }),
      h1: ({ housing }) => `Vivienda nueva por barrio en ${housing.cityName}`,
      crumbs: ({ housing }) => [label, housing.cityName],
      counts: /Hay oferta en \d+ barrios|La oferta .+ está en/,
    },
    inCity('housing'),
    inCity('medellin'),
    inCity('cali'),
  ];
}

function ofTv(): Listing[] {
  const label = 'Proyectos de la TV';
  const heading = 'Proyectos de Umbral TV';
  return [
    {
      key: 'tvByCity',
      about: 'a city',
      path: ({ tv: { city } }) => routes.tvByCity.href({ city }),
      h1: ({ tv }) => `${heading} en ${tv.cityName}`,
      crumbs: ({ tv }) => [label, tv.cityName],
      counts: zones,
    },
    {
      key: 'tvByZone',
      about: 'a zone',
      path: ({ tv: { city, zone } }) => routes.tvByZone.href({ city, zone }),
      h1: ({ tv }) => `${heading} en ${tv.zoneName}, ${tv.cityName}`,
      crumbs: ({ tv }) => [label, tv.cityName, tv.zoneName],
      counts: kinds,
    },
    {
      key: 'tvByZone',
      about: 'a zone and a type',
      path: ({ tv: { city, zone, type } }) => routes.tvByZone.href({ city, zone, type }),
      h1: ({ tv }) => `${tv.noun.many} de Umbral TV en ${tv.zoneName}, ${tv.cityName}`,
      crumbs: ({ tv }) => [label, tv.cityName, tv.zoneName, tv.noun.many],
      counts: sizes,
    },
    {
      key: 'tvByZone',
      about: 'a price range',
      path: ({ tv: { city } }) => routes.tvByZone.href({ city, zone: 'zona-general', type: 'tipo-general', range }),
      h1: ({ tv }) => new RegExp(`en ${tv.cityName}${inRange.source}`),
      crumbs: ({ tv }) => [label, tv.cityName],
      counts: zones,
      robots: 'noindex,follow',
    },
  ];
}
