import { routes } from '@umbral/domain/routes/table.ts';

/** Screens of mf-search that are no listings. */
export const besideListings = [
  { key: 'projectsMap', path: routes.projectsMap.href(), h1: /^Mapa de proyectos$/, robots: 'index,follow' },
  {
    key: 'searchForYouByRegion',
    path: routes.searchForYouByRegion.href({ region: 'caribe' }),
    h1: /vivienda nueva en el Caribe/,
    robots: 'index,follow',
  },
  { key: 'searchForYouAbroad', path: routes.searchForYouAbroad.href(), h1: /en el exterior/, robots: 'index,follow' },
  { key: 'searchForYouThanks', path: routes.searchForYouThanks.href(), h1: /buscando por ti/, robots: 'noindex' },
  {
    key: 'searchForYouAbroadThanks',
    path: routes.searchForYouAbroadThanks.href(),
    h1: /buscando por ti/,
    robots: 'noindex',
  },
] as const;
