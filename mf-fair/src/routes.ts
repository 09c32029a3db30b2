import { type PageRoute, page } from '@umbral/kit/remote/page.ts';

/** The pages of this remote, in the order of the route table. */
export const routes: readonly PageRoute[] = [
  page({
    routes: ['virtualFairEvents', 'realEstateFairEvents'],
    chunk: 'page-fair-events',
    load: () => import(/* webpackChunkName: "page-fair-events" */ './fair-events/fair-events-route.ts'),
  }),
  page({
    routes: ['fairs'],
    chunk: 'page-fairs',
    load: () => import(/* webpackChunkName: "page-fairs" */ './fairs/fairs-route.ts'),
  }),
  page({
    routes: ['realEstateFair'],
    chunk: 'page-real-estate-fair',
    load: () => import(/* webpackChunkName: "page-real-estate-fair" */ './real-estate-fair/real-estate-fair-route.ts'),
  }),
  page({
    routes: ['virtualFair'],
    chunk: 'page-virtual-fair',
    load: () => import(/* webpackChunkName: "page-virtual-fair" */ './virtual-fair/virtual-fair-route.ts'),
  }),
].flat();
