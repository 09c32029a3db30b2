import type { Feature } from '../../engine/feature.ts';
import { signInRoutes } from './sign-in-routes.ts';

/** Signing in with an account elsewhere. */
export const signInFeature: Feature = { routes: [signInRoutes] };
