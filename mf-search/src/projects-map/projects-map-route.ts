import { formatCount } from 'shared-contracts/domain/format.ts';
import { remoteContext } from 'shared-contracts/remote/remote-context.ts';
import type { LoaderArgs, RouteHandle } from 'shared-contracts/remote/route-module.ts';
import { routes } from 'shared-contracts/routes/table.ts';
import { mapPageTexts as texts } from '../texts/map-page-texts.ts';
import { texts as listing } from '../texts.ts';
import type { ProjectsMapData } from './projects-map-queries.ts';

export async function loader({ context, request }: LoaderArgs): Promise<ProjectsMapData> {
  const { environment } = context.get(remoteContext);
  const { loadProjectsMap } = await import(/* webpackChunkName: "projects-map-queries" */ './projects-map-queries.ts');
  return loadProjectsMap(environment.search, new URL(request.url), request.signal);
}

export { ProjectsMapPage as Component } from './projects-map-page.tsx';

export const handle: RouteHandle<ProjectsMapData> = {
  head: ({ data: { count } }) => ({
    title: texts.title,
    description: texts.description(formatCount(count, listing.projects.one, listing.projects.many)),
    canonical: routes.projectsMap.href(),
  }),
};
