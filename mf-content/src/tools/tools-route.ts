import { routes } from '@umbral/domain/routes/table.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { structuredData } from '@umbral/protocol/remote/structured-data.ts';
import { breadcrumbList, itemList } from '../model/structured-data.ts';
import { sharedTexts } from '../texts/shared-texts.ts';
import { toolsTexts as texts } from '../texts/tools-texts.ts';
import { type ToolsData, toolsCrumbs } from './tools-data.ts';

export async function loader({ context, request }: LoaderArgs): Promise<ToolsData> {
  const { loadTools } = await import('./tools-queries.ts');
  return loadTools(context.get(remoteContext).call, request.signal);
}

export { ToolsPage as Component } from './tools-page.tsx';

export const handle: RouteHandle<ToolsData> = {
  head: ({ data: { tools }, environment: { origin } }) => ({
    title: sharedTexts.documentTitle(texts.title),
    description: texts.description,
    canonical: routes.tools.href(),
    ...structuredData(() => [breadcrumbList(toolsCrumbs, routes.tools.href(), origin), itemList(tools, origin)]),
  }),
};
