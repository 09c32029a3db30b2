import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { docsPages } from './docs-pages.ts';
import { tagPublicAnswers } from './entity-tag.ts';

test('the document is drawn up once, however often it and its page are read', async () => {
  const app = fastify();
  let drawn = 0;
  const swagger = () => {
    drawn += 1;
    return { openapi: '3.1.0', info: { title: 'Portal', version: '1' }, paths: {} };
  };
  app.decorate('swagger', swagger as typeof app.swagger);
  docsPages(app);
  const texts = await Promise.all(['/openapi.json', '/openapi.json', '/docs', '/docs'].map((url) => app.inject(url)));
  expect(texts.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(texts[1]?.json()).toEqual(texts[0]?.json());
  expect(texts[3]?.body).toBe(texts[2]?.body);
  expect(drawn).toBeLessThanOrEqual(2);
  await app.close();
});

test('whoever has it already, or keeps it before us, does not fetch it again', async () => {
  const app = fastify();
  const swagger = () => ({ openapi: '3.1.0', info: { title: 'Portal', version: '1' }, paths: {} });
  app.decorate('swagger', swagger as typeof app.swagger);
  tagPublicAnswers(app);
  docsPages(app);
  for (const url of ['/openapi.json', '/docs', '/docs/style.css']) {
    const { headers } = await app.inject(url);
    expect(headers['cache-control'], url).toBe('public, max-age=300, s-maxage=300');
    const again = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.body], url).toEqual([304, '']);
  }
  await app.close();
});
