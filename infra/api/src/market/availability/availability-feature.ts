import type { Feature } from '../../engine/feature.ts';
import { availabilityRoutes } from './availability-routes.ts';

/** The homes of a project as visitors see them. */
export const availabilityFeature: Feature = { routes: [availabilityRoutes] };
