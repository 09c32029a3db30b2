import { routes } from '@umbral/domain/routes/table.ts';
import type { Screen } from './screen.ts';

/** Screens of mf-project: builders, launches and homes. */
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
    key: 'launches',
    path: () => routes.launches.href(),
    title: /^Lanzamientos de vivienda nueva/,
    h1: /^Proyectos en lanzamiento$/,
    shows: /\d+ proyectos en lanzamiento/,
  },
  {
    key: 'launch',
    path: ({ launch }) => launch.href,
    title: /: lanzamiento en .+ \| Umbral$/,
    h1: /\w/,
    shows: /Descripción.*Galería.*Características.*Planos.*Calcular cuota.*Ubicación/s,
  },
  {
    key: 'launchThanks',
    path: () => routes.launchThanks.href(),
    title: /^¡Gracias!/,
    h1: /^¡Gracias! Ya estás en la lista$/,
    shows: /Recibimos tus datos/,
  },
  {
    key: 'development',
    path: ({ development }) => development.href,
    title: /: .+ en .+ \| Umbral$/,
    h1: /\w/,
    shows: /Tipos de inmueble.*Descripción.*Entrega y estado.*Ubicación y alrededores.*La constructora/s,
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
  {
    key: 'projectPreview',
    path: ({ previewHref }) => previewHref,
    canonical: () => routes.projectPreview.href(),
    title: /^Vista previa: /,
    h1: /·/,
    shows: /No es pública.*Versión guardada/s,
  },
];
