import type { Feature } from '../../engine/feature.ts';
import { mapPreviewRoutes } from './map-preview-routes.ts';

/** Drawn maps of where homes are. */
export const mapPreviewFeature: Feature = { routes: [mapPreviewRoutes] };
