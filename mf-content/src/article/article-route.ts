import { notFound } from '@umbral/kit/remote/not-found.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { redirect } from '@umbral/protocol/router/router.ts';
import { articleHref, newsHref } from '../model/news-address.ts';
import type { ArticleData } from './article-data.ts';
import { articleHead } from './article-head.ts';

export async function loader({ context, params, request }: LoaderArgs): Promise<ArticleData> {
  const { call } = context.get(remoteContext);
  const { id = '', category } = params;
  const { isCategory, loadArticle } = await import('./article-queries.ts');
  const article = await loadArticle(call, id, request.signal);
  if (!article) {
    // Whoever cuts an article's address short lands among the news of its category.
    if (!category && (await isCategory(call, id, request.signal))) throw redirect(newsHref({ category: id }), 301);
    throw notFound();
  }
  const own = { category: article.category.slug, slug: article.slug };
  if (category !== undefined && category !== own.category) throw redirect(articleHref(own), 301);
  return article;
}

export { ArticlePage as Component } from './article-page.tsx';

export const handle: RouteHandle<ArticleData> = {
  head: ({ data, environment }) => articleHead(data, environment.origin),
};
