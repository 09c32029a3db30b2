import type { Feature } from '../../engine/feature.ts';
import { qualityRoutes } from './quality-routes.ts';

/** What builders are told about their forms. */
export const qualityFeature: Feature = { routes: [qualityRoutes] };
