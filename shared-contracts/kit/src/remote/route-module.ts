import type { RouteKey } from '@umbral/domain/routes/table.ts';
import type { Head } from '@umbral/protocol/remote/head.ts';
import type { RenderEnvironment } from '@umbral/protocol/remote/render-contract.ts';
import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
  ShouldRevalidateFunction,
} from '@umbral/protocol/router/router.ts';
import type { ComponentType } from 'react';

/** What a loader or an action gets; `context.get(remoteContext)` is the remote's context. */
export type LoaderArgs = LoaderFunctionArgs & { readonly routeKey: RouteKey };
export type ActionArgs = ActionFunctionArgs & { readonly routeKey: RouteKey };

/** What a page's head may depend on. */
export interface HeadArgs<Data> {
  /** What the loader gave. */
  readonly data: Data;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  readonly environment: RenderEnvironment;
  readonly routeKey: RouteKey;
}

/** What the platform must know of a page besides its data and its look. */
export interface RouteHandle<Data = unknown> {
  /** Runs on the server for the document and in the browser after each navigation. */
  head(args: HeadArgs<Data>): Head;
  /** Seconds that shared caches may keep the page; absent: the platform's default for the route. 0: private. */
  readonly sharedMaxAge?: number;
}

/** What `<key>-route.ts` exports, and nothing else. The loader's data must be JSON-safe. */
export interface RouteModule {
  readonly loader?: (args: LoaderArgs) => unknown;
  readonly action?: (args: ActionArgs) => unknown;
  readonly Component: ComponentType;
  readonly handle: RouteHandle<never> | RouteHandle;
  readonly shouldRevalidate?: ShouldRevalidateFunction;
}
