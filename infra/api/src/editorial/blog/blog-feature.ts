import type { Feature } from '../../engine/feature.ts';
import { articleRoutes } from './article-routes.ts';

/** Articles. */
export const blogFeature: Feature = { routes: [articleRoutes] };
