import type { Feature } from '../../engine/feature.ts';
import { builderRoutes } from './builder-routes.ts';

/** Builders and their branches. */
export const directoryFeature: Feature = { routes: [builderRoutes] };
