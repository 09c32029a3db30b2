import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { article, articleSummary, tag } from '../editorial/article.ts';
import { dataOf, listOf, slug } from './fields.ts';
import { pageOf, pageQueryOf } from './paging.ts';

const label = tag.omit({ id: true });
export const articleLabel = tag.extend({ articles: z.int() });

/** An article with its neighbours in time and its number of comments. */
export const articlePage = article.extend({
  comments: z.int(),
  previous: z.object({ title: z.string(), slug: z.string(), category: z.string() }).nullable(),
  next: z.object({ title: z.string(), slug: z.string(), category: z.string() }).nullable(),
});
export type ArticlePage = z.output<typeof articlePage>;

const articlesQuery = pageQueryOf(12);
const limitQuery = z.object({ limit: z.coerce.number<number>().int().min(1).max(24).default(4) });

export const listArticles = endpoint({
  id: 'C093',
  method: 'GET',
  path: '/blog',
  summary: 'News, newest first; q searches in titles and summaries',
  query: articlesQuery.extend({ q: z.string().trim().max(80).optional() }),
  response: pageOf(articleSummary),
});
export const listHomeArticles = endpoint({
  id: 'C094',
  method: 'GET',
  path: '/blog/home/',
  summary: 'News for the home page',
  query: limitQuery,
  response: listOf(articleSummary),
});
export const listRecommendedArticles = endpoint({
  id: 'C095',
  method: 'GET',
  path: '/blog/recomendados/',
  summary: 'Recommended news; the article given in `except` is left out',
  query: limitQuery.extend({ except: slug.optional() }),
  response: listOf(articleSummary),
});
export const listTags = endpoint({
  id: 'C096',
  method: 'GET',
  path: '/blog/tags',
  summary: 'Tags with their number of articles',
  response: listOf(articleLabel),
});
export const listArticlesOfTag = endpoint({
  id: 'C097',
  method: 'GET',
  path: '/blog/tag/{tag}',
  summary: 'News of a tag; 404 for an unknown tag',
  params: z.object({ tag: slug.meta({ examples: ['bogota'] }) }),
  query: articlesQuery,
  response: pageOf(articleSummary).extend({ label }),
});
export const listArticleCategories = endpoint({
  id: 'C098',
  method: 'GET',
  path: '/blog/categorias',
  summary: 'Categories of news with their number of articles',
  response: listOf(articleLabel),
});
export const listArticlesOfCategory = endpoint({
  id: 'C099',
  method: 'GET',
  path: '/blog/categoria/{c}',
  summary: 'News of a category; 404 for an unknown category',
  params: z.object({ c: slug.meta({ examples: ['ciudades'] }) }),
  query: articlesQuery,
  response: pageOf(articleSummary).extend({ label }),
});
export const getArticle = endpoint({
  id: 'C100',
  method: 'GET',
  path: '/blog/{slug}',
  summary: 'One article',
  params: z.object({ slug: slug.meta({ examples: ['como-elegir-su-primera-vivienda-nueva'] }) }),
  response: dataOf(articlePage),
});
export const listPanamaArticles = endpoint({
  id: 'C101',
  method: 'GET',
  path: '/blog/pais/panama',
  summary: 'News about Panama',
  query: articlesQuery,
  response: pageOf(articleSummary),
});
