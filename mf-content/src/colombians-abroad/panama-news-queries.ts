import { listPanamaArticles } from '@umbral/domain/api/blog.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { type ArticleCard, articleCardOf } from '../model/article-card.ts';

const shown = 3;

/** The newest articles about Panama; none where they cannot be read: the path does not need them. */
export async function loadPanamaNews(call: CallApi, signal: AbortSignal): Promise<readonly ArticleCard[]> {
  try {
    const { data } = await call(listPanamaArticles, { query: { items_by_page: shown } }, { signal });
    return data.map(articleCardOf);
  } catch (error) {
    if (signal.aborted) throw error;
    return [];
  }
}
