import { routes } from '@umbral/domain/routes/table.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { StandIn } from '../stand-in/stand-in-part.ts';
import { mapPageTexts as texts } from '../texts/map-page-texts.ts';
import { counted } from '../view-model/counted.ts';
import type { ProjectsMapData } from './projects-map-queries.ts';

export async function loader({ context, request }: LoaderArgs): Promise<ProjectsMapData> {
  const { environment, call } = context.get(remoteContext);
  const { loadProjectsMap } = await import(/* webpackChunkName: "projects-map-queries" */ './projects-map-queries.ts');
  const sources = { search: environment.search, call };
  const data = await loadProjectsMap(sources, new URL(request.url), request.signal);
  if (data.isStandIn) await StandIn.preload();
  return data;
}

export { ProjectsMapPage as Component } from './projects-map-page.tsx';

export const handle: RouteHandle<ProjectsMapData> = {
  isPartial: ({ isStandIn = false }) => isStandIn,
  head: ({ data: { count, unit } }) => ({
    title: texts.title,
    description: texts.description(counted(count, unit)),
    canonical: routes.projectsMap.href(),
  }),
};
