import { type PageRoute, page } from '@umbral/kit/remote/page.ts';

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
    routes: ['launches'],
    chunk: 'page-launches',
    load: () => import(/* webpackChunkName: "page-launches" */ './launches/launches-route.ts'),
  }),
  page({
    routes: ['launch'],
    chunk: 'page-launch',
    load: () => import(/* webpackChunkName: "page-launch" */ './launch/launch-route.ts'),
  }),
  page({
    routes: ['launchThanks'],
    chunk: 'page-launch-thanks',
    load: () => import(/* webpackChunkName: "page-launch-thanks" */ './launch-thanks/launch-thanks-route.ts'),
  }),
  page({
    routes: ['development'],
    chunk: 'page-development',
    load: () => import(/* webpackChunkName: "page-development" */ './development/development-route.ts'),
  }),
  page({
    routes: ['plant', 'plantAbroad'],
    chunk: 'page-plant',
    load: () => import(/* webpackChunkName: "page-plant" */ './plant/plant-route.ts'),
  }),
  page({
    routes: ['projectPreview'],
    chunk: 'page-preview',
    load: () => import(/* webpackChunkName: "page-preview" */ './plant/preview/preview-route.ts'),
  }),
].flat();
