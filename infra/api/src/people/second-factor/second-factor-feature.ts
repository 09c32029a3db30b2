import type { Feature } from '../../engine/feature.ts';
import { ownPasskeyRoutes } from './own-passkey-routes.ts';
import { proofRoutes } from './proof-routes.ts';
import { stepRoutes } from './step-routes.ts';
import { totpRoutes } from './totp-routes.ts';

/** Second steps of sign-ins, and the factors as their owner manages them. */
export const secondFactorFeature: Feature = { routes: [stepRoutes, proofRoutes, ownPasskeyRoutes, totpRoutes] };
