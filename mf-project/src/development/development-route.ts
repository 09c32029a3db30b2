import { notFound } from '@umbral/kit/remote/not-found.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { redirect } from '@umbral/protocol/router/router.ts';
import { projectIdOf } from '../model/numbered-address.ts';
import type { DevelopmentData } from './development-data.ts';
import { developmentHead } from './development-head.ts';

export { DevelopmentPage as Component } from './development-page.tsx';

/**
 * The project that the address numbers; other words behind the number lead to its own address for good. To a launch or
 * to the page of its only type it leads for as long as that answers for it [R130].
 */
export async function loader({ context, params, request }: LoaderArgs) {
  const { call } = context.get(remoteContext);
  const id = projectIdOf(params.id ?? '');
  if (id === undefined) throw notFound();
  const { loadDevelopment } = await import('./development-queries.ts');
  const found = await loadDevelopment(call, id, request.signal);
  if (!found) throw notFound();
  const { pathname, search } = new URL(request.url);
  if (!found.development) throw redirect(`${found.movedTo}${search}`, 302);
  if (pathname !== found.development.href) throw redirect(`${found.development.href}${search}`, 301);
  return found.development;
}

export const handle: RouteHandle<DevelopmentData> = {
  head: ({ data, environment }) => developmentHead(data, environment.origin),
};
