import { routes } from '@umbral/domain/routes/table.ts';
import { cities, inRange, kinds, type Listing, range, sizes, zones } from './listing.ts';

/** Families of city, zone, type and price range. */
export function ofRange(
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

/** Housing abroad. */
export function ofCountries(): Listing[] {
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

/** Homes of the television programme. */
export function ofTv(): Listing[] {
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
