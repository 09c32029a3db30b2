import type { Feature } from '../../engine/feature.ts';
import { administrationRoutes } from './administration-routes.ts';

/** The accounts of others, as administrators look after them. */
export const administrationFeature: Feature = { routes: [administrationRoutes] };
