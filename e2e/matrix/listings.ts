import { routes } from '@umbral/domain/routes/table.ts';
import { ofCountries, ofRange, ofTv } from './listings/family-listings.ts';
import { cities, type Listing, zones } from './listings/listing.ts';
import { ofHousing, ofNeighbourhoods } from './listings/place-listings.ts';

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
