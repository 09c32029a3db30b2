import { beforeEach, expect, test, vi } from 'vitest';
import { answerWith } from '../testing/answers.ts';
import { renderPage } from '../testing/render-page.ts';
import { toolOf } from '../testing/tool-fixtures.ts';

beforeEach(() => vi.unstubAllGlobals());

const item = (text: string) => [{ text }];
const checklist = toolOf(5, {
  slug: 'lista',
  kind: 'checklist',
  body: [
    { type: 'heading', level: 2, text: 'Antes de separar', id: 'antes-de-separar' },
    {
      type: 'list',
      ordered: false,
      items: [item('Presupuesto'), item('¿Cuánto cuesta desistir? Suele ser un porcentaje.')],
    },
  ],
});
const glossary = toolOf(6, {
  slug: 'glosario-de-vivienda-nueva',
  body: [
    {
      type: 'table',
      head: ['Palabra', 'Qué significa'],
      rows: [
        ['VIS', 'Hasta 135 salarios.'],
        ['Área privada', 'Dentro de tus muros.'],
        ['Cuota inicial', 'Lo que pones tú.'],
      ],
    },
  ],
});

test('[R037, B104] a checklist can be ticked off without script, and its questions are told to search engines', async () => {
  answerWith({ '/herramienta/lista': { data: checklist } });
  const { status, html, head } = await renderPage('/herramientas/lista');
  expect(status).toBe(200);
  expect(html.match(/type="checkbox"/g)).toHaveLength(2);
  expect(html).toContain('0 de 2 listos');
  expect(head).toMatchObject({ canonical: '/herramientas/lista' });
  expect(head?.jsonLd).toMatchObject([
    { '@type': 'BreadcrumbList' },
    {
      '@type': 'FAQPage',
      mainEntity: [{ name: '¿Cuánto cuesta desistir?', acceptedAnswer: { text: 'Suele ser un porcentaje.' } }],
    },
  ]);
});

test('[R037] the glossary stands by letters, each word with an anchor', async () => {
  answerWith({ '/herramienta/glosario-de-vivienda-nueva': { data: glossary } });
  const { html, head } = await renderPage('/herramientas/glosario-de-vivienda-nueva');
  expect([...html.matchAll(/href="#letra-(\w)"/g)].map(([, letter]) => letter)).toEqual(['a', 'c', 'v']);
  for (const anchor of ['area-privada', 'cuota-inicial', 'vis']) expect(html).toContain(`id="${anchor}"`);
  expect(head?.jsonLd).toMatchObject([{}, { '@type': 'DefinedTermSet', hasDefinedTerm: [{}, {}, { name: 'VIS' }] }]);
});

test('[R037, B089] the figures are those that the portal reckons with, with their sources', async () => {
  const tool = toolOf(7, { slug: 'topes-y-salario-minimo' });
  answerWith({ '/herramienta/topes-y-salario-minimo': { data: tool } });
  const { html } = await renderPage('/herramientas/topes-y-salario-minimo');
  for (const figure of ['$ 1.750.905', '$ 236.372.175', '$ 262.635.750', '$ 52.374', '13,08 % E.A.', '12,79 % E.A.']) {
    expect(html).toContain(figure);
  }
  expect(html).toContain('Fuente: Práctica de los bancos para crédito (70 %, VIS 80 %), 1 de marzo de 2026.');
  expect(html).toContain(
    'Fuente: Condiciones publicadas de leasing habitacional (80 %, VIS 90 %), 1 de marzo de 2026.',
  );
  expect(html).toContain('Fuente: Decreto 257 de 2021 y Decreto 583 de 2025, 28 de mayo de 2025.');
  expect(html).toContain('Resolución DIAN 000238 del 15 de diciembre de 2025');
});

test('[R037] a number leads to its tool, also to that of a calculator', async () => {
  const calculator = toolOf(2, { slug: 'calculadora-credito-vivienda', kind: 'calculator' });
  answerWith({ '/herramienta/2': { data: calculator } });
  const { status, location } = await renderPage('/herramientas/2');
  expect([status, location]).toEqual([301, '/herramientas/calculadora-credito-vivienda']);
});

test('[R037, M029] an unknown tool does not exist', async () => {
  answerWith({});
  const { status, html, head } = await renderPage('/herramientas/nada');
  expect([status, head?.robots]).toEqual([404, 'noindex']);
  expect(html).toContain('¡Oh no!');
});
