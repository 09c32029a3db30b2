import type { RemoteServer, RenderResult } from '@umbral/protocol/remote/render-contract.ts';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import { definePlainServer } from '../plain/define-plain-server.ts';
import { treeToHtml } from '../plain/element-tree.ts';
import type { PlainPage } from '../plain/page-module.ts';
import { failedView, type LegacyView } from './legacy-view.ts';

/** Nobody tells when the other server has something new. */
const sharedSeconds = 300;

/** The server half of a legacy remote. Called once, in `server.ts`. */
export function defineLegacyServer(name: RemoteName, pages: readonly PlainPage<LegacyView>[]): RemoteServer {
  const server = definePlainServer<LegacyView>({
    name,
    pages,
    failed: failedView,
    fragments: [],
    draw: ({ view, data }) => treeToHtml(view(data, name)),
  });
  return { ...server, render: async (...asked) => withoutMarkup(await server.render(...asked)) };
}

/** The document shows what the page is of; the browser takes that over and needs none of it as data. */
function withoutMarkup(result: RenderResult): RenderResult {
  if (result.status !== 200) return result;
  const { status, data } = result.state as { readonly status: number; readonly data: object };
  return { ...result, sharedMaxAge: sharedSeconds, state: { status, data: { ...data, sheets: [], markup: [] } } };
}
