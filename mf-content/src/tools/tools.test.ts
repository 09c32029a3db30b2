import { beforeEach, expect, test, vi } from 'vitest';
import { answerWith } from '../testing/answers.ts';
import { renderFragment, renderPage } from '../testing/render-page.ts';
import { toolOf } from '../testing/tool-fixtures.ts';

beforeEach(() => vi.unstubAllGlobals());

const calculator = toolOf(1, { slug: 'calculadora-credito-vivienda', kind: 'calculator' });
const ten = [calculator, ...Array.from({ length: 9 }, (_, index) => toolOf(index + 2))];

test('[R032, B104] the hub leads to at most eight tools, calculators first', async () => {
  answerWith({ '/herramientas': { data: ten } });
  const { status, html, head } = await renderPage('/herramientas');
  expect(status).toBe(200);
  expect(html.match(/<article/g)).toHaveLength(8);
  expect(html.indexOf('Calculadoras')).toBeLessThan(html.indexOf('Listas y referencias'));
  expect(html).toContain('href="/herramientas/calculadora-credito-vivienda"');
  expect(head).toMatchObject({ canonical: '/herramientas' });
  expect(head?.jsonLd).toMatchObject([{ '@type': 'BreadcrumbList' }, { '@type': 'ItemList' }]);
});

test('[R032] without tools the hub says so', async () => {
  answerWith({ '/herramientas': { data: [] } });
  expect((await renderPage('/herramientas')).html).toContain('La lista esta vacía');
});

test('[R032, B123] the row for other pages has at most eight, without the page that it stands on', async () => {
  answerWith({ '/herramientas': { data: ten } });
  const { html } = await renderFragment('tools', { besides: '/herramientas/herramienta-2' });
  expect(html.match(/<article/g)).toHaveLength(8);
  expect(html).not.toContain('href="/herramientas/herramienta-2"');
  expect(html).toContain('href="/herramientas"');
  answerWith({ '/herramientas': { data: [] } });
  expect((await renderFragment('tools')).html).toBe('');
});
