// By the package's name: this request is shared with the shell in the browser.
import type { PageKey } from '@umbral/domain/routes/match.ts';
import { type RouteKey, routes } from '@umbral/domain/routes/table.ts';
import type { DeclaredRoute } from '@umbral/protocol/routes/declared-route.ts';
import type { RouteModule } from './route-module.ts';

/** A route that has a page. */
export interface PageRoute {
  readonly key: PageKey;
  readonly pattern: string;
  /** Name of the page's chunk, the same as in the import's `webpackChunkName`. */
  readonly chunk: string;
  readonly load: () => Promise<RouteModule>;
  /** The route stands in no table. */
  readonly declared?: DeclaredRoute;
}

interface Page {
  /** Keys of the route table that this page shows. */
  readonly routes: readonly RouteKey[];
  readonly chunk: string;
  readonly load: () => Promise<RouteModule>;
}

/** Declares a page of a remote, one route for each of its keys. */
export function page({ routes: keys, chunk, load }: Page): PageRoute[] {
  return keys.map((key) => ({ key, pattern: routes[key].pattern, chunk, load }));
}
