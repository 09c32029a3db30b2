import { notFound } from '@umbral/kit/remote/not-found.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { readNewsChoice } from '../model/news-address.ts';
import type { NewsData } from './news-data.ts';
import { newsHead } from './news-head.ts';

export async function loader({ context, params, request }: LoaderArgs): Promise<NewsData> {
  const { call } = context.get(remoteContext);
  const choice = readNewsChoice(new URL(request.url), params.id);
  const { loadNews } = await import('./news-queries.ts');
  const news = await loadNews(call, choice, request.signal);
  if (!news || choice.page > Math.max(1, news.pages)) throw notFound();
  return news;
}

export { NewsPage as Component } from './news-page.tsx';

export const handle: RouteHandle<NewsData> = { head: ({ data, environment }) => newsHead(data, environment.origin) };
