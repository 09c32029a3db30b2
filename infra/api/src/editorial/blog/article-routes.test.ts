import * as blog from '@umbral/domain/api/blog.ts';
import type { Endpoint } from '@umbral/protocol/calls/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, send } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let app: FastifyInstance;

beforeAll(async () => {
  api = await createTestApp();
  app = api.app;
  api.setNow(new Date('2026-11-21T18:00:00Z'));
});

afterAll(() => api.close());

const titlesOf = (data: readonly { title: string }[]) => data.map(({ title }) => title);

test('[C093] pages follow one another without gap or repetition, newest first', async () => {
  const seen: string[] = [];
  const dates: string[] = [];
  const first = await call(app, blog.listArticles, { query: { items_by_page: 7 } });
  for (let page = 1; page <= first.pages; page++) {
    const { data } = await call(app, blog.listArticles, { query: { items_by_page: 7, page } });
    seen.push(...data.map(({ slug }) => slug));
    dates.push(...data.map(({ published_at }) => published_at));
  }
  expect(seen).toHaveLength(first.total);
  expect(new Set(seen).size).toBe(first.total);
  expect(dates).toEqual(dates.toSorted().toReversed());
  const beyond = await call(app, blog.listArticles, { query: { page: 99 } });
  expect([beyond.data, beyond.total]).toEqual([[], first.total]);
});

test('[C093] words are found without their accents, and signs of patterns are only signs', async () => {
  const found = await call(app, blog.listArticles, { query: { q: 'PANAMA' } });
  expect(titlesOf(found.data).join()).toContain('Panamá');
  expect((await call(app, blog.listArticles, { query: { q: '%%' } })).data).toEqual([]);
});

test('[C093, C100] what is not out yet does not exist', async () => {
  const { db } = api.backend;
  const [newest] = (await call(app, blog.listArticles, { query: { items_by_page: 1 } })).data;
  const slug = newest?.slug ?? '';
  await sql`update article set published_at = '2026-12-24T12:00:00Z' where slug = ${slug}`.execute(db);
  expect((await call(app, blog.listArticles, { query: { items_by_page: 1 } })).data[0]?.slug).not.toBe(slug);
  expect((await send(app, blog.getArticle, { params: { slug } })).statusCode).toBe(404);
  api.setNow(new Date('2026-12-24T12:00:01Z'));
  expect((await call(app, blog.getArticle, { params: { slug } })).data.next).toBeNull();
  api.setNow(new Date('2026-11-21T18:00:00Z'));
  await sql`update article set state = 'archived' where slug = ${slug}`.execute(db);
  expect((await send(app, blog.getArticle, { params: { slug } })).statusCode).toBe(404);
});

test('[C094, C095] home comes in its order; recommended ones leave out the article that is read', async () => {
  const home = (await call(app, blog.listHomeArticles, { query: { limit: 3 } })).data;
  const order = await api.backend.db
    .selectFrom('article')
    .where('state', '=', 'published')
    .where('published_at', '<', new Date('2026-11-21T18:00:00Z'))
    .where('home_position', 'is not', null)
    .orderBy('home_position')
    .select('slug')
    .limit(3)
    .execute();
  expect(home.map(({ slug }) => slug)).toEqual(order.map(({ slug }) => slug));
  const [first] = (await call(app, blog.listRecommendedArticles, {})).data;
  const rest = await call(app, blog.listRecommendedArticles, { query: { except: first?.slug ?? '', limit: 24 } });
  expect(rest.data.map(({ slug }) => slug)).not.toContain(first?.slug);
});

test('[C096, C097, C098, C099] labels count what their lists hold', async () => {
  for (const { slug: tag, articles, name } of (await call(app, blog.listTags, {})).data.slice(0, 4)) {
    const page = await call(app, blog.listArticlesOfTag, { params: { tag } });
    expect([page.total, page.label]).toEqual([articles, { name, slug: tag }]);
  }
  for (const { slug: c, articles } of (await call(app, blog.listArticleCategories, {})).data) {
    const page = await call(app, blog.listArticlesOfCategory, { params: { c } });
    expect(page.total).toBe(articles);
    expect(page.data.every(({ category }) => category.slug === c)).toBe(true);
  }
  expect((await send(app, blog.listArticlesOfTag, { params: { tag: 'no-existe' } })).statusCode).toBe(404);
  expect((await send(app, blog.listArticlesOfCategory, { params: { c: 'no-existe' } })).statusCode).toBe(404);
});

test('[C101] news of Panama are those and no others, paged', async () => {
  const page = await call(app, blog.listPanamaArticles, { query: { items_by_page: 1 } });
  expect([page.data.length, page.pages]).toEqual([1, page.total]);
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from article a join country c on c.id = a.country_id
    where c.code = 'PA' and a.state = 'published' and a.published_at <= '2026-11-21T18:00:00Z'`.execute(api.backend.db);
  expect(page.total).toBe(rows[0]?.count);
});

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value;
const values: unknown[] = Object.values(blog);
const named = values.filter(isEndpoint).map((endpoint) => [endpoint.id, endpoint] as const);

test.each(named)('[%s] everybody may read; wrong words are refused', async (_id, endpoint) => {
  const { data } = await call(app, blog.listArticles, { query: { items_by_page: 1 } });
  const params = { slug: data[0]?.slug, tag: 'cali', c: data[0]?.category.slug };
  const answer = await send(app, endpoint, { params });
  if (answer.statusCode !== 404) expect(answer.headers['cache-control']).toMatch(/^public/);
  const hostile = { slug: "x' or 1=1", tag: '../x', c: 'A B' };
  const query = { page: 0, limit: 1000, except: 'A B' };
  const refused = await send(app, endpoint, {
    params: endpoint.params ? hostile : {},
    query: endpoint.query ? query : {},
  });
  expect(refused.statusCode).toBe(endpoint.params || endpoint.query ? 422 : 200);
});
