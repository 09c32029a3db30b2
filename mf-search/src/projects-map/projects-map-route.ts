import { formatCount } from '@umbral/domain/format/format.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { listingTexts } from '../texts/listing-texts.ts';
import { mapPageTexts as texts } from '../texts/map-page-texts.ts';
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
    description: texts.description(formatCount(count, listingTexts.projects.one, listingTexts.projects.many)),
    canonical: routes.projectsMap.href(),
  }),
};
