import type {
  FragmentRequest,
  PageRequest,
  RemoteServer,
  RenderResult,
} from '@umbral/protocol/remote/render-contract.ts';
import { isLocalPath } from '@umbral/protocol/router/local-path.ts';
import { isRouteErrorResponse, Outlet, RouterContextProvider } from '@umbral/protocol/router/router.ts';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { isApiAway } from './api-away.ts';
import type { FragmentDefinition } from './define-fragment.tsx';
import { ErrorPage } from './error-page.tsx';
import { withoutMarkup } from './markup-data.ts';
import { notFound } from './not-found.ts';
import type { PageRoute } from './page.ts';
import { headOf, isHandle, isPartialPage } from './page-head.ts';
import { toPageState } from './page-state.ts';
import { routeTree } from './route-tree.tsx';
import { createServerContext } from './server-context.ts';
import { RemoteReactContext, remoteContext } from './use-remote.ts';

interface ServerDeclaration {
  readonly name: RemoteName;
  readonly routes: readonly PageRoute[];
  readonly fragments: readonly FragmentDefinition[];
}

/** The server half of a remote. Called once, in `server.ts`, whose exports the render pool reads. */
export function defineServer({ name, routes: pages, fragments }: ServerDeclaration): RemoteServer {
  const tree = routeTree({
    name,
    pages,
    moduleOf: () => undefined,
    load: (page) => page.load(),
    run: (loader, args) => loader(args),
    escape: () => {
      throw notFound();
    },
    // The browser's tree has a layout at this place; the two must have the same shape.
    Layout: () => <Outlet />,
    ErrorPage,
  });
  const chunks = new Map<string, string>(pages.map(({ key, chunk }) => [key, chunk]));
  const handler = createStaticHandler(tree);

  async function renderPage(request: PageRequest, signal: AbortSignal, mark: () => void): Promise<RenderResult> {
    const remote = createServerContext(request.environment, request.headers);
    const requestContext = new RouterContextProvider(new Map([[remoteContext, remote]]));
    const shown = await handler.query(new Request(request.url, { headers: request.headers, signal }), {
      requestContext,
    });
    if (shown instanceof Response) return redirection(shown);
    const { head, status } = headOf(shown, new URL(request.url), request.environment);
    const match = shown.matches.at(-1);
    const chunk = match && chunks.get(match.route.id);
    const handle = match?.route.handle;
    mark();
    const fault = faultOf(shown.errors);
    const html = renderToString(
      <RemoteReactContext value={remote}>
        <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, shown)} context={shown} hydrate={false} />
      </RemoteReactContext>,
      { identifierPrefix: request.idPrefix },
    );
    return {
      status: isAway(shown.errors) ? 503 : shown.statusCode === 200 ? status : shown.statusCode,
      head,
      html,
      state: toPageState(withoutMarkup(shown)),
      chunks: ['app', ...(shown.errors ? ['errors'] : []), ...(chunk ? [chunk] : [])],
      ...(isHandle(handle) && handle.sharedMaxAge !== undefined ? { sharedMaxAge: handle.sharedMaxAge } : {}),
      ...(isPartialPage(shown) ? { isPartial: true } : {}),
      ...(fault === undefined ? {} : { fault }),
    };
  }

  async function renderFragment(
    { fragment: wanted, props, environment, idPrefix }: FragmentRequest,
    signal: AbortSignal,
    mark: () => void,
  ): Promise<RenderResult> {
    const fragment = fragments.find((candidate) => candidate.name === wanted);
    if (!fragment) return { status: 404, html: '', state: null, chunks: [] };
    const context = createServerContext(environment);
    const data = await fragment.load(props, context, signal);
    mark();
    const html = renderToString(fragment.element(props, data, context), { identifierPrefix: idPrefix });
    return { status: 200, html, state: data, chunks: [`fragment-${wanted}`] };
  }

  const declared = pages.flatMap((page) => page.declared ?? []);
  return {
    remote: name,
    ...(declared.length > 0 ? { declared } : {}),
    pages: pages.map(({ key }) => key),
    chunks: Object.fromEntries(chunks),
    fragments: fragments.map((fragment) => fragment.name),
    render(request, signal, mark) {
      mark();
      return request.kind === 'page' ? renderPage(request, signal, mark) : renderFragment(request, signal, mark);
    },
  };
}

type Errors = Readonly<Record<string, unknown>> | null;

/** Whether the page failed for what the API could not give: it is not there, or says that it cannot at present. */
function isAway(errors: Errors): boolean {
  return Object.values(errors ?? {}).some(isApiAway);
}

/** What went wrong in the remote itself; a response that a loader threw, a 404 or a 503, is an answer. */
function faultOf(errors: Errors): string | undefined {
  const error = Object.values(errors ?? {}).find((one) => !isRouteErrorResponse(one) && !isApiAway(one));
  return error === undefined ? undefined : String(error instanceof Error ? (error.stack ?? error) : error);
}

/** A redirect goes to a path of the portal; anything else is an error (B015). */
function redirection(response: Response): RenderResult {
  const location = response.headers.get('location');
  if (!location || !isLocalPath(location)) throw new Error('A loader answered with an invalid redirect');
  return { status: response.status, location, html: '', state: null, chunks: [] };
}
