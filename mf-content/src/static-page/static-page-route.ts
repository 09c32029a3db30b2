import { notFound } from '@umbral/kit/remote/not-found.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import type { WrittenPage } from '../ui/written-page/written-page.ts';
import { writtenPageHead } from '../ui/written-page/written-page-head.ts';
import { pageSlugs } from './static-page-data.ts';

export async function loader({ context, request, routeKey }: LoaderArgs): Promise<WrittenPage> {
  const slug = pageSlugs[routeKey];
  if (!slug) throw new Error(`The route ${routeKey} has no static page`);
  const { loadWrittenPage } = await import('../ui/written-page/written-page-query.ts');
  const page = await loadWrittenPage(context.get(remoteContext).call, slug, request.signal);
  if (!page) throw notFound();
  return page;
}

export { StaticPage as Component } from './static-page-page.tsx';

export const handle: RouteHandle<WrittenPage> = {
  head: ({ data, url, environment }) => writtenPageHead(data, url.pathname, environment.origin),
};
