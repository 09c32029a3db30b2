import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { docsPages } from './docs-pages.ts';

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
