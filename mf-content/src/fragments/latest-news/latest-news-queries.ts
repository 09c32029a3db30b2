import { listHomeArticles } from '@umbral/domain/api/blog.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { type ArticleCard, articleCardOf } from '../../model/article-card.ts';

const shown = 3;

/** The news that the editors put on the home page. */
export async function loadLatestNews(call: CallApi, signal: AbortSignal): Promise<ArticleCard[]> {
  const { data } = await call(listHomeArticles, { query: { limit: shown } }, { signal });
  return data.map(articleCardOf);
}
