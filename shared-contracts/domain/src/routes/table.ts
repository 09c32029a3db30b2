import type { Route } from '@umbral/protocol/routes/route.ts';
import { accountRoutes } from './account-routes.ts';
import { builderRoutes } from './builder-routes.ts';
import { contentRoutes } from './content-routes.ts';
import { fairRoutes } from './fair-routes.ts';
import { projectRoutes } from './project-routes.ts';
import { searchRoutes } from './search-routes.ts';
import { shellRoutes } from './shell-routes.ts';

/** Every screen of the product by its key: the executable form of the specification's table. */
export const routes = {
  ...searchRoutes,
  ...projectRoutes,
  ...contentRoutes,
  ...accountRoutes,
  ...builderRoutes,
  ...fairRoutes,
  ...shellRoutes,
} as const;

export type RouteKey = keyof typeof routes;

/** The table as a list of rows with their keys, in a stable order. */
export const routeRows: readonly (Route & { readonly key: RouteKey })[] = Object.entries(routes).map(([key, row]) => ({
  ...(row as Route),
  key: key as RouteKey,
}));
