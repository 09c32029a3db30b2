import type { PageKey } from '@umbral/domain/routes/match.ts';
import { routeRows } from '@umbral/domain/routes/table.ts';
// By the package's name: these requests are shared with the shell in the browser.
import type { LoaderFunctionArgs, RouteObject } from '@umbral/protocol/router/router.ts';
import type { NotFoundSection, RemoteName } from '@umbral/protocol/routes/owners.ts';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { notFound } from './not-found.ts';
import type { PageRoute } from './page.ts';
import { RouteWaiting } from './remote-frame.tsx';
import type { LoaderArgs, RouteModule } from './route-module.ts';

/** What differs between the two sides and between mounts. */
export interface RouteTreeOptions {
  readonly name: RemoteName;
  readonly pages: readonly PageRoute[];
  /** A page's module when it is there already; such a page needs no waiting. */
  moduleOf(page: PageRoute): RouteModule | undefined;
  /** Loads a page's module. */
  load(page: PageRoute): Promise<RouteModule>;
  /** Runs a page's loader, or takes what was fetched ahead. */
  run(loader: NonNullable<RouteModule['loader']>, args: LoaderArgs): unknown;
  /** What happens at an address that is not this remote's. */
  escape(args: LoaderFunctionArgs): unknown;
  /** Around every page; must draw nothing of its own. */
  readonly Layout: () => ReactNode;
  /** Draws what a loader or a page threw; may be loaded when it is needed. */
  readonly ErrorPage: ComponentType<ErrorPageProps>;
  /** Hears of what a loader or a page threw that is no answer; the server's answer tells it itself. */
  readonly onFault?: ((error: unknown) => void) | undefined;
}

/** What the page in the place of one that failed is drawn with. */
export interface ErrorPageProps {
  readonly section: NotFoundSection;
  readonly onFault?: ((error: unknown) => void) | undefined;
}

type RouteRow = (typeof routeRows)[number];

/** The router's routes of a remote: its pages, a typed 404 for the rest of its rows in the table, and the way out. */
export function routeTree(options: RouteTreeOptions): RouteObject[] {
  const pages = new Map(options.pages.map((page) => [page.key, page]));
  const own = routeRows.filter((row) => row.owner === options.name);
  const children = own.map((row): RouteObject => {
    const page = pages.get(row.key);
    return page ? pageRoute(page, row.section, options) : missingPage(row, options);
  });
  const declared = options.pages.filter((page) => page.declared).map((page) => pageRoute(page, 'none', options));
  const wayOut: RouteObject = { id: 'way-out', path: '*', element: null, loader: options.escape };
  return [
    {
      id: 'root',
      Component: options.Layout,
      HydrateFallback: RouteWaiting,
      children: [
        { id: 'pages', ErrorBoundary: errorOf('none', options), children: [...children, ...declared, wayOut] },
      ],
    },
  ];
}

function pageRoute(page: PageRoute, section: NotFoundSection, options: RouteTreeOptions): RouteObject {
  const base = { id: page.key, path: page.pattern, ErrorBoundary: errorOf(section, options) };
  const module = options.moduleOf(page);
  if (module) return { ...base, ...moduleParts(module, page.key, options) };
  return { ...base, lazy: async () => moduleParts(await options.load(page), page.key, options) };
}

function moduleParts(module: RouteModule, routeKey: PageKey, options: RouteTreeOptions) {
  const { loader, action } = module;
  return {
    Component: module.Component,
    handle: module.handle,
    ...(loader ? { loader: (args: LoaderFunctionArgs) => options.run(loader, { ...args, routeKey }) } : {}),
    ...(action ? { action: (args: LoaderFunctionArgs) => action({ ...args, routeKey }) } : {}),
    ...(module.shouldRevalidate ? { shouldRevalidate: module.shouldRevalidate } : {}),
  };
}

function missingPage({ key, pattern, section }: RouteRow, options: RouteTreeOptions): RouteObject {
  return {
    id: key,
    path: pattern,
    element: null,
    ErrorBoundary: errorOf(section, options),
    loader: () => {
      throw notFound({ section });
    },
  };
}

function errorOf(section: NotFoundSection, { ErrorPage, onFault }: RouteTreeOptions) {
  return function SectionError() {
    return (
      <Suspense>
        <ErrorPage section={section} onFault={onFault} />
      </Suspense>
    );
  };
}
