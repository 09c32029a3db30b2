import type { Feature } from '../../engine/feature.ts';
import { calculationRoutes } from './calculation-routes.ts';

/** Results of the calculators that people keep. */
export const calculationsFeature: Feature = { routes: [calculationRoutes] };
