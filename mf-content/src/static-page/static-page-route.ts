import { notFound } from '@umbral/kit/remote/not-found.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { breadcrumbList } from '../model/structured-data.ts';
import { sharedTexts } from '../texts/shared-texts.ts';
import { pageSlugs, type StaticPageData, staticPageCrumbs } from './static-page-data.ts';

export async function loader({ context, request, routeKey }: LoaderArgs): Promise<StaticPageData> {
  const slug = pageSlugs[routeKey];
  if (!slug) throw new Error(`The route ${routeKey} has no static page`);
  const { loadStaticPage } = await import('./static-page-queries.ts');
  const page = await loadStaticPage(context.get(remoteContext).call, slug, request.signal);
  if (!page) throw notFound();
  return page;
}

export { StaticPage as Component } from './static-page-page.tsx';

export const handle: RouteHandle<StaticPageData> = {
  head: ({ data, url, environment }) => ({
    title: sharedTexts.documentTitle(data.title),
    description: data.description,
    canonical: url.pathname,
    jsonLd: [breadcrumbList(staticPageCrumbs(data), url.pathname, environment.origin)],
  }),
};
