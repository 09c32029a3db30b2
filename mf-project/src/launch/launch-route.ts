import { notFound } from '@umbral/kit/remote/not-found.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { redirect } from '@umbral/protocol/router/router.ts';
import { projectIdOf } from '../model/numbered-address.ts';
import type { LaunchData } from './launch-data.ts';
import { LaunchFormPart } from './launch-form-part.ts';
import { launchHead } from './launch-head.ts';

export { LaunchPage as Component } from './launch-page.tsx';

/**
 * The launch that the address numbers; other words behind the number lead to its own address for good. Once the launch
 * has ended it leads to the page that the project has since, which a builder may turn into a launch again [R041].
 */
export async function loader({ context, params, request }: LoaderArgs) {
  const { call } = context.get(remoteContext);
  const id = projectIdOf(params.id ?? '');
  if (id === undefined) throw notFound();
  // What is drawn from data is drawn whole; a form whose code fails comes when it is near.
  const form = LaunchFormPart.preload().catch(() => undefined);
  const { loadLaunch } = await import('./launch-queries.ts');
  const found = await loadLaunch(call, id, request.signal);
  if (!found) throw notFound();
  const { pathname, search } = new URL(request.url);
  if (!found.launch) throw redirect(`${found.movedTo}${search}`, 302);
  const { launch } = found;
  if (pathname !== launch.href) throw redirect(`${launch.href}${search}`, 301);
  await form;
  return launch;
}

export const handle: RouteHandle<LaunchData> = {
  head: ({ data, environment }) => launchHead(data, environment.origin),
};
