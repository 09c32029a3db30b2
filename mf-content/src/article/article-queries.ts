import {
  type ArticlePage,
  getArticle,
  listArticleCategories,
  listRecommendedArticles,
} from '@umbral/domain/api/blog.ts';
import { foundOrNothing } from '@umbral/domain/api/found-or-nothing.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { linkTerms } from '../glossary-links/link-terms.ts';
import { articleCardOf } from '../model/article-card.ts';
import type { ArticleData } from './article-data.ts';

const recommendedCount = 3;

/** An article with what to read next; nothing for an unknown one. */
export async function loadArticle(call: CallApi, slug: string, signal: AbortSignal): Promise<ArticleData | undefined> {
  const [found, recommended] = await Promise.all([
    foundOrNothing(call(getArticle, { params: { slug } }, { signal })),
    foundOrNothing(call(listRecommendedArticles, { query: { limit: recommendedCount, except: slug } }, { signal })),
  ]);
  return found && { ...articleOf(found.data), recommended: (recommended?.data ?? []).map(articleCardOf) };
}

function articleOf(article: ArticlePage): Omit<ArticleData, 'recommended'> {
  const { id, author, updated_at, body, tags, comments, previous, next } = article;
  return {
    ...articleCardOf(article),
    id,
    author,
    updatedAt: updated_at,
    body: linkTerms([body])[0] ?? body,
    tags: tags.map(({ name, slug }) => ({ name, slug })),
    comments,
    ...(previous ? { previous } : {}),
    ...(next ? { next } : {}),
  };
}

/** Whether a word names a category of news. */
export async function isCategory(call: CallApi, word: string, signal: AbortSignal): Promise<boolean> {
  const { data } = await call(listArticleCategories, {}, { signal });
  return data.some(({ slug }) => slug === word);
}
