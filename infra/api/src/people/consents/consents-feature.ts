import type { Feature } from '../../engine/feature.ts';
import { consentRoutes } from './consent-routes.ts';

/** What people agreed to. */
export const consentsFeature: Feature = { routes: [consentRoutes] };
