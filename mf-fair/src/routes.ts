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
    routes: ['fairRegistration'],
    chunk: 'page-fair-registration',
    load: () =>
      import(/* webpackChunkName: "page-fair-registration" */ './fair-registration/fair-registration-route.ts'),
  }),
  page({
    routes: ['fairThanks'],
    chunk: 'page-fair-thanks',
    load: () => import(/* webpackChunkName: "page-fair-thanks" */ './fair-thanks/fair-thanks-route.ts'),
  }),
  page({
    routes: ['ownHomeFair', 'ownHomeFairEntry', 'ownHomeFairByCity'],
    chunk: 'page-own-home',
    load: () => import(/* webpackChunkName: "page-own-home" */ './own-home/own-home-route.ts'),
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
  page({
    routes: ['fairStand'],
    chunk: 'page-fair-stand',
    load: () => import(/* webpackChunkName: "page-fair-stand" */ './fair-stand/fair-stand-route.ts'),
  }),
  page({
    routes: ['fairWalk'],
    chunk: 'page-fair-walk',
    load: () => import(/* webpackChunkName: "page-fair-walk" */ './fair-walk/fair-walk-route.ts'),
  }),
].flat();
