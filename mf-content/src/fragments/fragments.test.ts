import { beforeEach, expect, test, vi } from 'vitest';
import { answerWith } from '../testing/answers.ts';
import { summaryOf } from '../testing/fixtures.ts';
import { renderFragment } from '../testing/render-page.ts';

beforeEach(() => vi.unstubAllGlobals());

test('three news stand on the home page with links to each and to all', async () => {
  const asked = answerWith({ '/blog/home/': { data: [summaryOf(1), summaryOf(2), summaryOf(3)] } });
  const { html } = await renderFragment('latest-news');
  expect(asked).toEqual(['/blog/home/?limit=3']);
  expect(html.match(/<article/g)).toHaveLength(3);
  expect(html).toContain('href="/actualidad/ciudades/noticia-3"');
  expect(html).toContain('href="/actualidad"');
});

test('without news there is no empty heading', async () => {
  answerWith({ '/blog/home/': { data: [] } });
  expect((await renderFragment('latest-news')).html).toBe('');
});

test('[B123, M052] what may interest are guides, tools, the virtual magazine and events', async () => {
  answerWith({});
  const { html } = await renderFragment('interest');
  expect(html).toContain('Te puede interesar');
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/guia-comprar-vivienda',
    '/herramientas',
    '/revista-umbral',
    '/eventos',
  ]);
});

test('[B068] comments of an article come with its slug, and not without', async () => {
  answerWith({
    '/comentarios/slug/noticia-1': {
      data: [
        { id: 1, name: 'Luis', subject: '', content: 'Útil', created_at: '2026-11-18T12:57:00.000Z', replies: [] },
      ],
      total: 1,
    },
  });
  expect((await renderFragment('comments', { slug: 'noticia-1', id: 1 })).html).toContain('Útil');
  await expect(renderFragment('comments', { slug: 'noticia-1' })).rejects.toThrow('slug and the id');
});
