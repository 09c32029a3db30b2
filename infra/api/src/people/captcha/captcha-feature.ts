import type { Feature } from '../../engine/feature.ts';
import { captchaRoutes } from './captcha-routes.ts';

/** Proofs of being a person. */
export const captchaFeature: Feature = { routes: [captchaRoutes] };
