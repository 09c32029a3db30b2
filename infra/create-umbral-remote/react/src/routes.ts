import { declaredPage } from '@umbral/kit/remote/declared-page.ts';
import type { PageRoute } from '@umbral/kit/remote/page.ts';

/** Every page of this remote. */
export const routes: readonly PageRoute[] = declaredPage({
  route: { key: 'example/home', pattern: '/example/:city?', layout: 'default', robots: 'index,follow', query: [] },
  chunk: 'page-home',
  load: () => import(/* webpackChunkName: "page-home" */ './home/home-route.ts'),
});
