import type { PageKey } from '@umbral/domain/routes/match.ts';
import type { Head } from '@umbral/protocol/remote/head.ts';
import type { RenderEnvironment } from '@umbral/protocol/remote/render-contract.ts';
import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
  ShouldRevalidateFunction,
} from '@umbral/protocol/router/router.ts';
import type { ComponentType } from 'react';

/** What a loader or an action gets; `context.get(remoteContext)` is the remote's context. */
export type LoaderArgs = LoaderFunctionArgs & { readonly routeKey: PageKey };
export type ActionArgs = ActionFunctionArgs & { readonly routeKey: PageKey };

/** What a page's head may depend on. */
export interface HeadArgs<Data> {
  /** What the loader gave. */
  readonly data: Data;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  readonly environment: RenderEnvironment;
  readonly routeKey: PageKey;
}

/** What the platform must know of a page besides its data and its look. */
export interface RouteHandle<Data = unknown> {
  /** Runs on the server for the document and in the browser after each navigation. */
  head(args: HeadArgs<Data>): Head;
  /** Seconds that shared caches may keep the page; absent: the platform's default for the route. 0: private. */
  readonly sharedMaxAge?: number;
  /** Whether something was away when the data were made, so that the page is kept for a moment only. */
  isPartial?(data: Data): boolean;
  /** For data that the page's markup says already: they are not sent beside it, but read from it. */
  readonly inMarkup?: MarkupData<Data>;
}

/** Data that stand in the markup of a page that the server drew. */
export interface MarkupData<Data> {
  /** On the server: what remains to be sent, JSON-safe. */
  without(data: Data): unknown;
  /** In the browser, before the page comes alive: all of it; nothing where the markup has changed, and the loader is asked. */
  read(rest: unknown, page: Element): Data | undefined;
}

/** What `<key>-route.ts` exports, and nothing else. The loader's data must be JSON-safe. */
export interface RouteModule {
  readonly loader?: (args: LoaderArgs) => unknown;
  readonly action?: (args: ActionArgs) => unknown;
  readonly Component: ComponentType;
  readonly handle: RouteHandle<never> | RouteHandle;
  readonly shouldRevalidate?: ShouldRevalidateFunction;
}
