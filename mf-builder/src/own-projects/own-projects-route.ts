import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { texts } from '../texts.ts';

export { OwnProjectsPage as Component } from './own-projects-page.tsx';

/** The projects of whom the visitor acts for; whoever has no business here is sent on [B076]. */
export async function loader(args: LoaderArgs) {
  const [{ loadForBuilder }, { loadOwnProjects }] = await Promise.all([
    import('../visit/load-for-builder.ts'),
    import('./own-projects-queries.ts'),
  ]);
  const isBuilderArea = args.routeKey === 'builderUpdateProjects';
  const loaded = await loadForBuilder(args, isBuilderArea ? 'builder-area' : 'account', loadOwnProjects);
  return { ...loaded, isBuilderArea, isChoosing: args.routeKey === 'builderEditProjects' };
}

export const handle: RouteHandle = {
  head: ({ routeKey }) => ({
    title: routeKey === 'builderEditProjects' ? texts.projects.editDocumentTitle : texts.projects.documentTitle,
  }),
  sharedMaxAge: 0,
};
