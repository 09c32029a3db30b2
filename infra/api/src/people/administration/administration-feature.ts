import type { Feature } from '../../engine/feature.ts';
import { administrationRoutes } from './administration-routes.ts';
import { portalContactRoutes } from './portal-contact-routes.ts';

/** The accounts of others, and what was written to the portal, as administrators look after them. */
export const administrationFeature: Feature = { routes: [administrationRoutes, portalContactRoutes] };
