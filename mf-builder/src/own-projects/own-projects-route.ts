import { remoteContext } from 'shared-contracts/remote/remote-context.ts';
import type { LoaderArgs, RouteHandle } from 'shared-contracts/remote/route-module.ts';
import { redirect } from 'shared-contracts/router/router.ts';
import { guardTarget } from '../model/guard.ts';
import { texts } from '../texts.ts';

export { OwnProjectsPage as Component } from './own-projects-page.tsx';

/** The visitor's own projects; whoever has no business here is sent on [B076]. */
export async function loader({ context, request, routeKey }: LoaderArgs) {
  const { call } = context.get(remoteContext);
  const { loadOwnProjects } = await import('./own-projects-queries.ts');
  const { roles, builders } = await loadOwnProjects(call, request.signal);
  const target = guardTarget(roles);
  if (target) throw redirect(target);
  return { builders, isBuilderArea: routeKey === 'builderUpdateProjects' };
}

export const handle: RouteHandle = {
  head: () => ({ title: texts.projects.documentTitle }),
  sharedMaxAge: 0,
};
