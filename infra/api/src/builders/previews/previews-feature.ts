import type { Feature } from '../../engine/feature.ts';
import { previewRoutes } from './preview-routes.ts';

/** How a project would look before anybody sees it. */
export const previewsFeature: Feature = { routes: [previewRoutes] };
