import type { Feature } from '../../engine/feature.ts';
import { homeMoneyRoutes } from './home-money-routes.ts';

/** What a home costs over time, as files. */
export const homeMoneyFeature: Feature = { routes: [homeMoneyRoutes] };
