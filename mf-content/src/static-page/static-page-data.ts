import type { PageKey } from '@umbral/domain/routes/match.ts';

/** The page's name in the content for each of the routes. */
export const pageSlugs: Partial<Readonly<Record<PageKey, string>>> = {
  cookieNotice: 'aviso-cookies',
  habeasData: 'habeas-data',
  aboutUs: '22-quienes-somos',
  terms: 'terminos-y-condiciones',
};
