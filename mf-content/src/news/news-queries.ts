import {
  listArticleCategories,
  listArticles,
  listArticlesOfCategory,
  listArticlesOfTag,
  listTags,
} from '@umbral/domain/api/blog.ts';
import { foundOrNothing } from '@umbral/domain/api/found-or-nothing.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { articleCardOf } from '../model/article-card.ts';
import type { NewsChoice } from '../model/news-address.ts';
import type { NewsData, NewsLabel } from './news-data.ts';

/** A large one and three rows of three. */
const pageSize = 10;
const chips = 7;
const topicLimit = 12;

/** A page of news with the chips over it; nothing for an unknown category or tag. */
export async function loadNews(call: CallApi, choice: NewsChoice, signal: AbortSignal): Promise<NewsData | undefined> {
  const [list, categories, topics] = await Promise.all([
    foundOrNothing(listOf(call, choice, signal)),
    call(listArticleCategories, {}, { signal }),
    call(listTags, {}, { signal }),
  ]);
  if (!list) return undefined;
  return {
    choice,
    ...(list.label ? { label: list.label } : {}),
    categories: categories.data.slice(0, chips).map(toLabel),
    topics: topics.data.slice(0, topicLimit).map(toLabel),
    articles: list.data.map(articleCardOf),
    pages: list.pages,
  };
}

async function listOf(call: CallApi, { category, tag, page }: NewsChoice, signal: AbortSignal) {
  const query = { page, items_by_page: pageSize };
  if (tag) return named(await call(listArticlesOfTag, { params: { tag }, query }, { signal }));
  if (category) return named(await call(listArticlesOfCategory, { params: { c: category }, query }, { signal }));
  return { ...(await call(listArticles, { query }, { signal })), label: undefined };
}

function named<List extends { readonly label: NewsLabel }>(list: List) {
  return { ...list, label: list.label.name };
}

function toLabel({ name, slug }: NewsLabel): NewsLabel {
  return { name, slug };
}
