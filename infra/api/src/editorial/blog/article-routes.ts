import * as calls from '@umbral/domain/api/blog.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import { toPageRequest } from '../../engine/replies/page.ts';
import { found } from '../../engine/replies/refusal.ts';
import * as queries from './article-queries.ts';

const cached = { sharedSeconds: 300 };

/** News: lists, labels and articles. */
export function articleRoutes(app: FastifyInstance, backend: Backend): void {
  const list = async (choice: queries.ArticleChoice) => ({ data: await queries.listArticles(backend, choice) });
  register(
    app,
    calls.listArticles,
    ({ query }) => {
      const words = `%${(query.q ?? '').replace(/[\\%_]/g, '\\$&')}%`;
      const where = query.q
        ? sql<boolean>`f_unaccent(lower(a.title || ' ' || a.excerpt)) like f_unaccent(lower(${words}))`
        : sql<boolean>`true`;
      return queries.articlePage(backend, where, toPageRequest(query));
    },
    cached,
  );
  register(
    app,
    calls.listHomeArticles,
    ({ query }) => list({ orderBy: sql`a.home_position nulls last, a.published_at desc, a.id`, limit: query.limit }),
    cached,
  );
  register(
    app,
    calls.listRecommendedArticles,
    ({ query }) =>
      list({
        where: sql`a.slug <> ${query.except ?? ''}`,
        orderBy: sql`a.is_recommended desc, a.published_at desc`,
        limit: query.limit,
      }),
    cached,
  );
  register(
    app,
    calls.listPanamaArticles,
    ({ query }) => {
      const where = sql<boolean>`a.country_id = (select id from country where code = 'PA')`;
      return queries.articlePage(backend, where, toPageRequest(query));
    },
    cached,
  );
  register(
    app,
    calls.getArticle,
    async ({ params }) => ({ data: found(await queries.findArticle(backend, params.slug)) }),
    cached,
  );
  labelRoutes(app, backend);
}

function labelRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, calls.listTags, async () => ({ data: await queries.listLabels(backend, 'tag') }), cached);
  register(
    app,
    calls.listArticleCategories,
    async () => ({ data: await queries.listLabels(backend, 'category') }),
    cached,
  );
  register(
    app,
    calls.listArticlesOfTag,
    async ({ params, query }) => {
      const label = found(await queries.findLabel(backend, 'tag', params.tag));
      const where = sql<boolean>`exists (select from article_tag l join tag t on t.id = l.tag_id
        where l.article_id = a.id and t.slug = ${params.tag})`;
      return { ...(await queries.articlePage(backend, where, toPageRequest(query))), label };
    },
    cached,
  );
  register(
    app,
    calls.listArticlesOfCategory,
    async ({ params, query }) => {
      const label = found(await queries.findLabel(backend, 'article_category', params.c));
      const page = await queries.articlePage(backend, sql`k.slug = ${params.c}`, toPageRequest(query));
      return { ...page, label };
    },
    cached,
  );
}
