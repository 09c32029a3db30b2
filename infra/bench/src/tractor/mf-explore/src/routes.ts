import { declaredPage } from '@umbral/kit/remote/declared-page.ts';
import type { PageRoute } from '@umbral/kit/remote/page.ts';

const screen = { layout: 'landing', robots: 'noindex', query: [] } as const;

/** Every page of team Explore. The reference has its home at `/`, which belongs to the portal here. */
export const routes: readonly PageRoute[] = [
  declaredPage({
    route: { key: 'explore/home', pattern: '/tractors', ...screen },
    chunk: 'page-home',
    load: () => import(/* webpackChunkName: "page-home" */ './home/home-route.ts'),
  }),
  declaredPage({
    route: { key: 'explore/category', pattern: '/products/:category?', ...screen },
    chunk: 'page-category',
    load: () => import(/* webpackChunkName: "page-category" */ './category/category-route.ts'),
  }),
  declaredPage({
    route: { key: 'explore/stores', pattern: '/stores', ...screen },
    chunk: 'page-stores',
    load: () => import(/* webpackChunkName: "page-stores" */ './stores/stores-route.ts'),
  }),
].flat();
