import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import type {
  FragmentRequest,
  PageRequest,
  RemoteServer,
  RenderResult,
} from '@umbral/protocol/remote/render-contract.ts';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import { createServerContext } from '../remote/server-context.ts';
import type { DrawOnServer } from './adapter.ts';
import type { PlainPage } from './page-module.ts';
import { loadShown, pageFinder, type ShownState } from './shown-page.ts';

/** A fragment as the server half draws it. */
export interface PlainFragment {
  readonly name: string;
  readonly load: (props: unknown, context: RemoteContext, signal: AbortSignal) => Promise<unknown>;
  readonly html: (data: unknown, context: RemoteContext) => string;
}

interface ServerDeclaration<View> {
  readonly name: RemoteName;
  readonly pages: readonly PlainPage<View>[];
  readonly failed: View;
  readonly fragments: readonly PlainFragment[];
  readonly draw: DrawOnServer<View>;
}

/** The server half of a remote that is made without React. Called once, in `server.ts`. */
export function definePlainServer<View>(declaration: ServerDeclaration<View>): RemoteServer {
  const { name, pages, failed, fragments, draw } = declaration;
  const find = pageFinder(pages);

  async function renderPage(request: PageRequest, signal: AbortSignal, mark: () => void): Promise<RenderResult> {
    const url = new URL(request.url);
    const context = createServerContext(request.environment, request.headers);
    const found = find(url.pathname);
    const module = found && (await found.page.load()).page;
    const shown = await loadShown(module, { url, params: found?.params ?? {}, context, signal }, failed);
    mark();
    const { view, data, head, status, fault } = shown;
    const state: ShownState = { status, data };
    return {
      status,
      head,
      html: draw({ view, data, idPrefix: request.idPrefix, context }),
      state,
      chunks: ['app', ...(found ? [found.page.chunk] : [])],
      ...(fault === undefined ? {} : { fault: String(fault instanceof Error ? fault.stack : fault) }),
    };
  }

  async function renderFragment(
    request: FragmentRequest,
    signal: AbortSignal,
    mark: () => void,
  ): Promise<RenderResult> {
    const fragment = fragments.find((candidate) => candidate.name === request.fragment);
    if (!fragment) return { status: 404, html: '', state: null, chunks: [] };
    const context = createServerContext(request.environment);
    const data = await fragment.load(request.props, context, signal);
    mark();
    return { status: 200, html: fragment.html(data, context), state: data, chunks: [`fragment-${fragment.name}`] };
  }

  return {
    remote: name,
    declared: pages.map(({ route }) => route),
    pages: pages.map(({ route }) => route.key),
    chunks: Object.fromEntries(pages.map(({ route, chunk }) => [route.key, chunk])),
    fragments: fragments.map((fragment) => fragment.name),
    render(request, signal, mark) {
      mark();
      return request.kind === 'page' ? renderPage(request, signal, mark) : renderFragment(request, signal, mark);
    },
  };
}
