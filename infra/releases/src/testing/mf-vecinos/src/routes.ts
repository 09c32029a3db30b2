import { declaredPage } from '@umbral/kit/remote/declared-page.ts';
import type { PageRoute } from '@umbral/kit/remote/page.ts';

/** One of the pages of mf-barrios, made anew. */
export const routes: readonly PageRoute[] = declaredPage({
  route: {
    key: 'vecinos/one',
    pattern: '/barrios/:slug',
    layout: 'default',
    robots: 'index,follow',
    replaces: 'mf-barrios',
  },
  chunk: 'page-neighbourhood',
  load: () => import(/* webpackChunkName: "page-neighbourhood" */ './neighbourhood/neighbourhood-route.ts'),
});
