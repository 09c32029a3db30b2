import { type PageRoute, page } from '@umbral/kit/remote/page.ts';

/** The pages of this remote, in the order of the route table. */
export const routes: readonly PageRoute[] = [
  page({
    routes: ['home'],
    chunk: 'page-home',
    load: () => import(/* webpackChunkName: "page-home" */ './home/home-route.ts'),
  }),
  page({
    routes: [
      'immediateDelivery',
      'housing',
      'housingByDepartment',
      'housingByRegion',
      'housingByRegionAndType',
      'vis',
      'visByDepartment',
      'vip',
      'gold',
      'aboveVis',
      'holiday',
      'holidayByDepartment',
      'abroad',
      'neighbourhoods',
      'tour360',
      'lots',
      'tvByCity',
      'tvByZone',
    ],
    chunk: 'page-listing',
    load: () => import(/* webpackChunkName: "page-listing" */ './listing/listing-route.ts'),
  }),
  page({
    routes: ['projectsMap'],
    chunk: 'page-projects-map',
    load: () => import(/* webpackChunkName: "page-projects-map" */ './projects-map/projects-map-route.ts'),
  }),
  page({
    routes: ['searchForYouByRegion', 'searchForYouAbroad'],
    chunk: 'page-search-for-you',
    load: () => import(/* webpackChunkName: "page-search-for-you" */ './search-for-you/search-for-you-route.ts'),
  }),
  page({
    routes: ['searchForYouThanks', 'searchForYouAbroadThanks'],
    chunk: 'page-search-for-you-thanks',
    load: () =>
      import(
        /* webpackChunkName: "page-search-for-you-thanks" */ './search-for-you-thanks/search-for-you-thanks-route.ts'
      ),
  }),
].flat();
