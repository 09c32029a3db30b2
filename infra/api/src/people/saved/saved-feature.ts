import type { Feature } from '../../engine/feature.ts';
import { favouriteListRoutes } from './favourite-list-routes.ts';
import { savedRoutes } from './saved-routes.ts';

/** Favourites and saved comparisons. */
export const savedFeature: Feature = { routes: [savedRoutes, favouriteListRoutes] };
