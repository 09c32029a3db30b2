import { notFound } from '@umbral/kit/remote/not-found.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { redirect } from '@umbral/protocol/router/router.ts';
import { toolHref } from '../model/tool-card.ts';
import type { ToolData } from './tool-data.ts';
import { toolHead } from './tool-head.ts';

export async function loader({ context, params, request }: LoaderArgs): Promise<ToolData> {
  const { id = '' } = params;
  const { loadTool } = await import('./tool-queries.ts');
  const tool = await loadTool(context.get(remoteContext).call, id, request.signal);
  if (!tool) throw notFound();
  // The API also finds tools by their number; a page has one address, and that of a calculator is another page.
  if (tool.slug !== id) throw redirect(toolHref(tool.slug), 301);
  return tool;
}

export { ToolPage as Component } from './tool-page.tsx';

export const handle: RouteHandle<ToolData> = {
  head: ({ data, environment }) => toolHead(data, environment.origin),
};
