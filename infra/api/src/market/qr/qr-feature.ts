import type { Feature } from '../../engine/feature.ts';
import { qrRoutes } from './qr-routes.ts';

/** Codes that lead to homes. */
export const qrFeature: Feature = { routes: [qrRoutes] };
