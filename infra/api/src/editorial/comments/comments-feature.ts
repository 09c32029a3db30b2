import type { Feature } from '../../engine/feature.ts';
import { commentRoutes } from './comment-routes.ts';

/** Comments below articles. */
export const commentsFeature: Feature = { routes: [commentRoutes] };
