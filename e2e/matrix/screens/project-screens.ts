import { routes } from 'shared-contracts/routes/table.ts';
import type { Screen } from './screen.ts';

/** Screens of mf-project: builders and homes. */
export const projectScreens: readonly Screen[] = [
  {
    key: 'builders',
    path: () => routes.builders.href(),
    title: /^Constructoras de vivienda nueva/,
    h1: /Constructoras/,
    shows: /con proyectos de vivienda nueva/,
  },
  {
    key: 'buildersByCity',
    path: () => routes.buildersByCity.href({ city: 'bogota' }),
    title: /Constructoras en Bogotá/,
    h1: /Constructoras en Bogotá/,
    shows: /proyecto/,
  },
  {
    key: 'builder',
    path: ({ plant }) => routes.builder.href({ builder: plant.builderSlug }),
    title: /proyectos de vivienda nueva/,
    h1: /\w/,
    shows: /en venta/,
  },
  {
    key: 'builderInCity',
    path: ({ plant }) => routes.builderInCity.href({ builder: plant.builderSlug, city: plant.citySlug }),
    title: /Bogotá/,
    h1: /Bogotá/,
    shows: /proyecto/,
  },
  {
    key: 'plant',
    path: ({ plant }) => plant.href,
    title: /Bogotá \| Umbral$/,
    h1: /·/,
    shows: /Contacta a la constructora/,
  },
  {
    key: 'plantAbroad',
    path: ({ plantAbroad }) => plantAbroad.href,
    title: /\| Umbral$/,
    h1: /·/,
    shows: /Contacta a la constructora/,
  },
];
