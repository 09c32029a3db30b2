import { routes } from '@umbral/domain/routes/table.ts';
import { notFound } from '@umbral/kit/remote/not-found.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { writtenPageHead } from '../ui/written-page/written-page-head.ts';
import { type AbroadData, readAbroad } from './abroad-data.ts';

const slug = 'colombianos-en-el-exterior';

export async function loader({ context, request, url }: LoaderArgs): Promise<AbroadData> {
  const { call, environment } = context.get(remoteContext);
  const { loadWrittenPage } = await import('../ui/written-page/written-page-query.ts');
  const page = await loadWrittenPage(call, slug, request.signal);
  if (!page) throw notFound();
  const asked = readAbroad({ page, query: url.searchParams, currency: environment.currency, now: new Date() });
  if (asked.country?.code !== 'PA') return asked;
  const { loadPanamaNews } = await import('./panama-news-queries.ts');
  return { ...asked, news: await loadPanamaNews(call, request.signal) };
}

export { ColombiansAbroadPage as Component } from './colombians-abroad-page.tsx';

export const handle: RouteHandle<AbroadData> = {
  // What one chooses and reckons there is no page of its own.
  head: ({ data, environment }) => writtenPageHead(data.page, routes.colombiansAbroad.href(), environment.origin),
  // The days that can be booked move on.
  sharedMaxAge: 3600,
};
