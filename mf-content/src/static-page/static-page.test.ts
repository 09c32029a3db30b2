import { beforeEach, expect, test, vi } from 'vitest';
import { answerWith } from '../testing/answers.ts';
import { writtenPage } from '../testing/fixtures.ts';
import { renderPage } from '../testing/render-page.ts';

beforeEach(() => vi.unstubAllGlobals());

test.each([
  ['R007', '/aviso-cookies', 'aviso-cookies'],
  ['R031', '/habeas-data', 'habeas-data'],
  ['R065', '/quienes-somos', '22-quienes-somos'],
  ['R067', '/terminos-y-condiciones', 'terminos-y-condiciones'],
])('[%s] %s shows the page %s of the content', async (_, path, slug) => {
  answerWith({ [`/paginas/${slug}`]: writtenPage(slug) });
  const { status, head, html } = await renderPage(path);
  expect(status).toBe(200);
  expect(head).toMatchObject({ title: `Título de ${slug} | Umbral`, canonical: path });
  expect(html).toContain('Ley 1581 de 2012');
  expect(html).toContain('Versión 2026-01 · actualizada el 21 de noviembre de 2026');
  expect(html.match(/<h1/g)).toHaveLength(1);
});

test('a page that is not in the content is a 404; one of a backend that is away is a 503', async () => {
  answerWith({});
  expect((await renderPage('/habeas-data')).status).toBe(404);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  expect((await renderPage('/habeas-data')).status).toBe(503);
});
