import { type PageRoute, page } from 'shared-contracts/remote/page.ts';

/** The pages of this remote, in the order of the route table. */
export const routes: readonly PageRoute[] = [
  page({
    routes: ['builders', 'buildersByCity'],
    chunk: 'page-builders',
    load: () => import(/* webpackChunkName: "page-builders" */ './builders/builders-route.ts'),
  }),
  page({
    routes: ['builder', 'builderInCity'],
    chunk: 'page-builder',
    load: () => import(/* webpackChunkName: "page-builder" */ './builder/builder-route.ts'),
  }),
  page({
    routes: ['plant', 'plantAbroad'],
    chunk: 'page-plant',
    load: () => import(/* webpackChunkName: "page-plant" */ './plant/plant-route.ts'),
  }),
].flat();
