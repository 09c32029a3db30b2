import { beforeEach, expect, test, vi } from 'vitest';
import { answerWith } from '../testing/answers.ts';
import { categories, pageOf, summaryOf, tags } from '../testing/fixtures.ts';
import { renderPage } from '../testing/render-page.ts';

const labels = { '/blog/categorias': { data: categories }, '/blog/tags': { data: tags } };
const ten = Array.from({ length: 10 }, (_, index) => summaryOf(index + 1));
const linksOf = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

beforeEach(() => vi.unstubAllGlobals());

test('[R002, B008] the first page of the news is canonical without a number and names the next one', async () => {
  const asked = answerWith({ ...labels, '/blog': pageOf(ten, 1, 4) });
  const { status, head, html } = await renderPage('/actualidad');
  expect(status).toBe(200);
  expect(asked).toContain('/blog?page=1&items_by_page=10');
  expect(head).toMatchObject({ canonical: '/actualidad', next: '/actualidad?page=2' });
  expect(head?.prev).toBeUndefined();
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(linksOf(html)).toContain('/actualidad/ciudades/noticia-10');
});

test('[B008] a page in the middle names itself and both neighbours', async () => {
  answerWith({ ...labels, '/blog/categoria/ciudades': { ...pageOf(ten, 2, 3), label: categories[0] } });
  const { head } = await renderPage('/actualidad?categoria=ciudades&page=2');
  expect(head).toMatchObject({
    canonical: '/actualidad?categoria=ciudades&page=2',
    prev: '/actualidad?categoria=ciudades',
    next: '/actualidad?categoria=ciudades&page=3',
    title: 'Ciudades: noticias de vivienda nueva, página 2 | Umbral',
  });
});

test('[R002] the chips are the first seven categories', async () => {
  answerWith({ ...labels, '/blog': pageOf(ten, 1, 4) });
  const links = linksOf((await renderPage('/actualidad')).html);
  const chips = new Set(links.filter((href) => href?.startsWith('/actualidad?categoria=')));
  expect(chips.size).toBe(7);
});

test('[R005] a tag has its own list; an unknown one is the 404 of the blog', async () => {
  answerWith({ ...labels, '/blog/tag/vis': { ...pageOf(ten.slice(0, 2), 1, 1), label: tags[0] } });
  const found = await renderPage('/actualidad/etiqueta/vis');
  expect(found.head).toMatchObject({ canonical: '/actualidad/etiqueta/vis', title: 'Noticias sobre «vis» | Umbral' });
  const missing = await renderPage('/actualidad/etiqueta/nada');
  expect(missing).toMatchObject({ status: 404, head: { robots: 'noindex' } });
  expect(missing.html).toContain('¡Oh no!');
});

test('[M029] a page after the last and an unknown category do not exist', async () => {
  answerWith({ ...labels, '/blog': pageOf([], 9, 4) });
  expect((await renderPage('/actualidad?page=9')).status).toBe(404);
  expect((await renderPage('/actualidad?categoria=nada')).status).toBe(404);
});

test('[M076] an empty list says so and leads to all news', async () => {
  answerWith({ ...labels, '/blog/categoria/ciudades': { ...pageOf([], 1, 0), label: categories[0] } });
  const { status, html } = await renderPage('/actualidad?categoria=ciudades');
  expect(status).toBe(200);
  expect(html).toContain('No se encontraron elementos. Considere cambiar la consulta de búsqueda.');
});

test('[document 1, section 9] excerpts end at 250 characters; the lead cover is preloaded', async () => {
  const long = summaryOf(1, { excerpt: 'palabra '.repeat(60) });
  answerWith({ ...labels, '/blog': pageOf([long], 1, 1) });
  const { head, html } = await renderPage('/actualidad');
  const [, excerpt = ''] = /<p[^>]*>(palabra[^<]*)<\/p>/.exec(html) ?? [];
  expect(Array.from(excerpt).length).toBeLessThanOrEqual(250);
  expect(excerpt.endsWith('…')).toBe(true);
  expect(head?.preloadImage?.src).toBe('/media/cover/01-960.webp');
});

test('[B104] breadcrumbs and the list stand in the structured data with absolute addresses', async () => {
  answerWith({ ...labels, '/blog': pageOf(ten.slice(0, 1), 1, 1) });
  const { head } = await renderPage('/actualidad');
  expect(head?.jsonLd).toMatchObject([
    { '@type': 'BreadcrumbList', itemListElement: [{ item: 'https://portal.test/' }, { name: 'Actualidad' }] },
    { '@type': 'ItemList', itemListElement: [{ url: 'https://portal.test/actualidad/ciudades/noticia-1' }] },
  ]);
});
