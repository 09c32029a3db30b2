import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { redirect } from '@umbral/protocol/router/router.ts';
import { guardTarget } from '../model/guard.ts';
import { texts } from '../texts.ts';

export { OwnProjectsPage as Component } from './own-projects-page.tsx';

/** The visitor's own projects; whoever has no business here is sent on [B076]. */
export async function loader({ context, request, routeKey, url }: LoaderArgs) {
  const { call } = context.get(remoteContext);
  const { loadOwnProjects } = await import('./own-projects-queries.ts');
  const { roles, builders } = await loadOwnProjects(call, request.signal);
  const isBuilderArea = routeKey === 'builderUpdateProjects';
  const target = guardTarget(roles, url, isBuilderArea ? 'builder-area' : 'account');
  if (target) throw redirect(target);
  return { builders, isBuilderArea };
}

export const handle: RouteHandle = {
  head: () => ({ title: texts.projects.documentTitle }),
  sharedMaxAge: 0,
};
