import { declaredPage } from '@umbral/kit/remote/declared-page.ts';
import type { PageRoute } from '@umbral/kit/remote/page.ts';

/** The page of a remote that no table of this repository knows. */
export const routes: readonly PageRoute[] = declaredPage({
  route: {
    key: 'insurance/quote',
    pattern: '/seguros/:city?',
    layout: 'default',
    robots: 'index,follow',
    query: ['plan'],
  },
  chunk: 'page-quote',
  load: () => import(/* webpackChunkName: "page-quote" */ './quote/quote-route.ts'),
});
