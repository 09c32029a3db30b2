import type { RouteKey } from '@umbral/domain/routes/table.ts';

/** The page's name in the content for each of the routes. */
export const pageSlugs: Partial<Readonly<Record<RouteKey, string>>> = {
  cookieNotice: 'aviso-cookies',
  habeasData: 'habeas-data',
  aboutUs: '22-quienes-somos',
  terms: 'terminos-y-condiciones',
};
