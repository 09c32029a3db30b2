import { beforeEach, expect, test, vi } from 'vitest';
import { answerWith } from '../testing/answers.ts';
import { guide, guideSummary } from '../testing/fixtures.ts';
import { renderPage } from '../testing/render-page.ts';

const others = [1, 2, 3, 4].map((id) => ({ ...guideSummary, id, slug: `guia-${id}`, audience: 'colombia' }));
const list = { '/guias/': { data: [guideSummary, ...others] } };

beforeEach(() => vi.unstubAllGlobals());

test('[R029] the index keeps guides for buyers abroad apart', async () => {
  answerWith(list);
  const { status, head, html } = await renderPage('/guia-comprar-vivienda');
  expect(status).toBe(200);
  expect(head).toMatchObject({ canonical: '/guia-comprar-vivienda', jsonLd: [{}, { '@type': 'ItemList' }] });
  const order = ['id="in-colombia"', '/guia-4"', 'id="from-abroad"', '/comprar-desde-el-exterior"'];
  const places = order.map((mark) => html.indexOf(mark));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test('[R029] an index without guides says so', async () => {
  answerWith({ '/guias/': { data: [] } });
  expect((await renderPage('/guia-comprar-vivienda')).html).toContain('La lista esta vacía');
});

test('[R030] a guide shows all its sections under links to them', async () => {
  answerWith({ ...list, '/guia/comprar-desde-el-exterior': { data: guide } });
  const { status, head, html } = await renderPage('/guia-comprar-vivienda/comprar-desde-el-exterior');
  expect(status).toBe(200);
  expect(html).toContain('href="#firma-sin-viajar"');
  expect(html).toMatch(/<h2 id="firma-sin-viajar"/);
  expect(html).toContain('<h3>El poder</h3>');
  expect(html).toContain('href="/proyectos-en-el-exterior"');
  expect(head).toMatchObject({ jsonLd: [{ '@type': 'Article' }, { '@type': 'BreadcrumbList' }] });
});

test('[B069] the page of everyone holds no address of a download', async () => {
  answerWith({ ...list, '/guia/comprar-desde-el-exterior': { data: guide } });
  const { html } = await renderPage('/guia-comprar-vivienda/comprar-desde-el-exterior');
  expect(html).toContain('Documentos');
  expect(html).toContain('Desbloquear descargas');
  expect(html).not.toContain('/api/guia/descarga');
});

test('[R030] a number leads to the address with the slug, an unknown guide is a 404', async () => {
  answerWith({ ...list, '/guia/7': { data: guide } });
  expect(await renderPage('/guia-comprar-vivienda/7')).toMatchObject({
    status: 301,
    location: '/guia-comprar-vivienda/comprar-desde-el-exterior',
  });
  expect((await renderPage('/guia-comprar-vivienda/nada')).status).toBe(404);
});
