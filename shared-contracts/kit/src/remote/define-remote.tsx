// By the package's name: these requests are shared with the shell in the browser.
import { reactRoot } from '@umbral/kit/remote/react-root.tsx';
import type { PagesPart, RemoteHost } from '@umbral/protocol/remote/remote-host.ts';
import type { Mounted, Place } from '@umbral/protocol/remote/remote-part.ts';
import {
  createBrowserRouter,
  matchRoutes,
  Outlet,
  RouterContextProvider,
  RouterProvider,
  useLocation,
} from '@umbral/protocol/router/router.ts';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import { lazy, useLayoutEffect } from 'react';
import { type DataRouter, drawnRouter } from './drawn-router.ts';
import { escapeRoute } from './escape-route.ts';
import { withMarkup } from './markup-data.ts';
import type { PageRoute } from './page.ts';
import { headOf } from './page-head.ts';
import { fromPageState, isPageState } from './page-state.ts';
import { createPrefetchedData } from './prefetched-data.ts';
import { RemoteFailed } from './remote-frame.tsx';
import type { RouteModule } from './route-module.ts';
import { type RouteTreeOptions, routeTree } from './route-tree.tsx';
import { RemoteReactContext, remoteContext } from './use-remote.ts';
import { windowProxy } from './window-proxy.ts';

interface RemoteDeclaration {
  readonly name: RemoteName;
  readonly routes: readonly PageRoute[];
  /**
   * New data of a page are drawn in one go, not in slices between the frames of what waits, and a short wait is not drawn
   * at all: the picture comes sooner, and its pages put off what is not in sight themselves.
   */
  readonly drawsAtOnce?: boolean;
}

/** Most visits see no error: what draws it comes with the first one. */
const ErrorPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "errors" */ './error-page.tsx')).ErrorPage,
}));

type PagePlace = Place<RemoteHost>;

/** The browser half of a remote that is made with React: what its `./app` exposes. Called once, in `remote.ts`. */
export function defineRemote({ name, routes: pages, drawsAtOnce }: RemoteDeclaration): PagesPart {
  const modules = new Map<PageRoute['load'], RouteModule>();
  const prefetched = createPrefetchedData();
  let mounted: { readonly router: DataRouter } | undefined;

  async function load(page: PageRoute, host: RemoteHost, href?: string): Promise<RouteModule> {
    const known = modules.get(page.load);
    if (known) return known;
    const module = await host.recover(page.load, href);
    modules.set(page.load, module);
    return module;
  }

  function matchPage(
    href: string,
  ): { page: PageRoute; params: Readonly<Record<string, string | undefined>> } | undefined {
    const { pathname } = new URL(href, location.origin);
    // The router compiles every pattern that it is given, at each press. An address begins with a word, never a parameter.
    const start = pathname.toLowerCase().split('/', 2).join('/');
    const alike = pages.filter(({ pattern }) => pattern.startsWith(start));
    const match = matchRoutes(
      alike.map((page) => ({ path: page.pattern, page })),
      pathname,
    )?.at(-1);
    return match && { page: match.route.page, params: match.params };
  }

  function treeOptions(host: RemoteHost, Layout: () => React.ReactNode): RouteTreeOptions {
    return {
      name,
      pages,
      moduleOf: (page) => modules.get(page.load),
      load: (page) => load(page, host, destination(mounted?.router)),
      run: prefetched.run,
      escape: escapeRoute(name, host),
      Layout,
      ErrorPage,
      onFault: (error) => host.reportFault?.(error),
    };
  }

  /** What the router may start with: the server's data, or data fetched ahead of this navigation. */
  function startData({ state, element }: PagePlace, isServerDrawn: boolean) {
    const matched = matchPage(hrefOf(location));
    if (isServerDrawn) {
      const handle = matched && modules.get(matched.page.load)?.handle;
      const key = matched?.page.key ?? '';
      return isPageState(state) ? withMarkup(fromPageState(state), { key, handle }, element) : undefined;
    }
    const data = matched && prefetched.take(matched.page.key, hrefOf(location));
    return matched && data ? { loaderData: { [matched.page.key]: data.value }, errors: null } : undefined;
  }

  async function createRouter(at: PagePlace, isServerDrawn: boolean): Promise<DataRouter> {
    const { host } = at;
    const matched = matchPage(hrefOf(location));
    if (matched && isServerDrawn) await load(matched.page, host, hrefOf(location));
    const hydrationData = startData(at, isServerDrawn);
    let isResting = false;
    const layout = layoutOf(host, isServerDrawn, () => router);
    const router: DataRouter = createBrowserRouter(routeTree(treeOptions(host, layout)), {
      window: windowProxy(
        window,
        () => mounted?.router,
        () => isResting,
      ),
      getContext: () => new RouterContextProvider(new Map([[remoteContext, host.context]])),
      ...(hydrationData ? { hydrationData } : {}),
    });
    const drawn = drawsAtOnce ? drawnRouter(router) : router;
    mounted = { router };
    host.routerMounted({
      navigate: (href) => void router.navigate(href),
      stop: () => router.dispose(),
      rest() {
        if (router.state.navigation.state !== 'idle') return undefined;
        const { navigate } = router;
        isResting = true;
        router.navigate = async () => undefined;
        return () => {
          isResting = false;
          router.navigate = navigate;
        };
      },
    });
    tellWhenBusy(router, host);
    return drawn;
  }

  async function enter(at: PagePlace, isServerDrawn: boolean): Promise<Mounted> {
    const { host } = at;
    const router = await createRouter(at, isServerDrawn);
    const root = await reactRoot({
      at,
      isServerDrawn,
      node: <Root router={router} host={host} />,
      failed: () => <RemoteFailed host={host} />,
    });
    return {
      update: async ({ href }) => void (href === undefined || (await router.navigate(href))),
      async unmount() {
        host.routerMounted(undefined);
        mounted?.router.dispose();
        mounted = undefined;
        await root.unmount();
      },
    };
  }

  return {
    mount: (at) => enter(at, false),
    hydrate: (at) => enter(at, true),
    async preload(href, host) {
      const matched = matchPage(href);
      if (matched) await load(matched.page, host);
    },
    async prefetch(href, host) {
      const matched = matchPage(href);
      if (!matched) return;
      const { loader } = await load(matched.page, host);
      if (!loader) return;
      const context = new RouterContextProvider(new Map([[remoteContext, host.context]]));
      const url = new URL(href, location.origin);
      await prefetched.fetch(loader, {
        request: new Request(url),
        url,
        params: matched.params,
        pattern: matched.page.pattern,
        context,
        routeKey: matched.page.key,
      });
    },
  };
}

function Root({ router, host }: { readonly router: DataRouter; readonly host: RemoteHost }) {
  return (
    <RemoteReactContext value={host.context}>
      <RouterProvider router={router} />
    </RemoteReactContext>
  );
}

/** Tells the shell what is on the screen, as React has put it there and before it is painted. Draws nothing itself. */
function layoutOf(host: RemoteHost, isServerDrawn: boolean, routerOf: () => DataRouter) {
  let isFirst = true;
  return function RemoteLayout() {
    const { key } = useLocation();
    // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is a new page on the screen
    useLayoutEffect(() => {
      const { state } = routerOf();
      const href = hrefOf(state.location);
      const url = new URL(href, location.origin);
      host.pageShown({
        ...headOf(state, url, host.context.environment),
        href,
        action: state.historyAction,
        keepsPlace: state.preventScrollReset === true,
        hydrated: isFirst && isServerDrawn,
      });
      isFirst = false;
    }, [key]);
    return <Outlet />;
  };
}

/** Once for each navigation, not for each change of state within it. */
function tellWhenBusy(router: DataRouter, host: RemoteHost): void {
  let target = router.state.navigation.location;
  router.subscribe(({ navigation }) => {
    if (navigation.location === target) return;
    target = navigation.location;
    host.busy(target !== undefined);
  });
}

function hrefOf({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  return `${pathname}${search}`;
}

/** Where a navigation under way is going, else where the address bar is. */
function destination(router: DataRouter | undefined): string {
  return hrefOf(router?.state.navigation.location ?? location);
}
