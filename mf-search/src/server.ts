import { defineServer } from '@umbral/kit/remote/define-server.tsx';
import { fragment as builderMap } from './fragments/builder-map/builder-map-fragment.ts';
import { fragment as featuredCities } from './fragments/featured-cities/featured-cities-fragment.ts';
import { fragment as featuredProjects } from './fragments/featured-projects/featured-projects-fragment.ts';
import { fragment as headerImages } from './fragments/header-images/header-images-fragment.ts';
import { fragment as pointMap } from './fragments/point-map/point-map-fragment.ts';
import { fragment as searchBar } from './fragments/search-bar/search-bar-fragment.ts';
import { fragment as seoChips } from './fragments/seo-chips/seo-chips-fragment.ts';
import { routes } from './routes.ts';

export const { remote, pages, chunks, fragments, render } = defineServer({
  name: 'mf-search',
  routes,
  fragments: [searchBar, featuredProjects, featuredCities, headerImages, seoChips, builderMap, pointMap],
});
