import { legacyPages } from '@umbral/kit/legacy/legacy-pages.ts';

/** Pages of a server that is older than the portal. */
export const pages = legacyPages([
  { key: 'barrios/guide', pattern: '/barrios', layout: 'default', robots: 'index,follow', query: ['orden'] },
  { key: 'barrios/one', pattern: '/barrios/:barrio', layout: 'default', robots: 'index,follow' },
]);
