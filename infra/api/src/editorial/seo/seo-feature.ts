import type { Feature } from '../../engine/feature.ts';
import { seoRoutes } from './seo-routes.ts';

/** Sitemaps, redirects and canonical rules. */
export const seoFeature: Feature = { routes: [seoRoutes] };
