import { routes } from '@umbral/domain/routes/table.ts';
import { cities, kinds, type Listing, sizes, zones } from './listing.ts';

/** All housing, by place and type. */
export function ofHousing(): Listing[] {
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

/** Housing by neighbourhood [B010]. */
export function ofNeighbourhoods(): Listing[] {
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
