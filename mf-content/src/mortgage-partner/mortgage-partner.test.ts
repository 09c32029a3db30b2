import { expect, test } from 'vitest';
import { renderPage } from '../testing/render-page.ts';
import { readMortgagePartner } from './mortgage-partner-data.ts';

const path = '/credito-hipotecario/comfandi';
const now = new Date('2026-11-26T15:00:00Z');
const read = (query: string) => readMortgagePartner(new URLSearchParams(query), now);

test('[R038] the page says what a fund gives and up to which price, each with year and source, and takes a lead', async () => {
  const { status, head, html } = await renderPage(path);
  expect(status).toBe(200);
  expect(head).toMatchObject({
    canonical: path,
    title: 'Crédito con tu caja de compensación | Umbral',
    jsonLd: [{ '@type': 'BreadcrumbList' }, { '@type': 'FAQPage' }],
  });
  expect(html).toContain('Decreto 1077 de 2015');
  expect(html).toContain('action="/api/leads"');
  expect(html).toContain(`name="redirect" value="${path}?listo=1"`);
  expect(html).toMatch(/ley 1581 de 2012/);
  expect(html.match(/<h1/g)).toHaveLength(1);
});

test('[R038] subsidies and caps are those of the year', () => {
  const { wage, subsidy, caps } = read('');
  expect(wage.amount).toBe(1_750_905);
  expect(subsidy).toEqual({ most: 52_527_150, least: 35_018_100, incomeLimit: 7_003_620 });
  expect(caps.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['vip', 157_581_450],
    ['vis', 236_372_175],
    ['visAgglomeration', 262_635_750],
    ['visUrbanRenewal', 306_408_375],
  ]);
});

test.each([
  ['valor=200000000&tipo=vis&plazo=20', 160_000_000, 1_801_576],
  ['valor=300.000.000&plazo=20', 210_000_000, 2_364_569],
  ['valor=250M&tipo=vis&plazo=15', 200_000_000, 2_446_295],
])('[R038, B139] the small calculator answers %s', (query, principal, instalment) => {
  expect(read(query).credit).toMatchObject({ principal, instalment });
});

test.each([
  ['valor=&plazo=20', 'El campo es obligatorio'],
  ['valor=9999999&plazo=20', 'Este valor no puede ser menor al rango mínimo'],
  ['valor=2800000001&plazo=20', 'Este valor no puede ser mayor al rango máximo'],
  [`valor=${'9'.repeat(400)}&plazo=20`, 'Este valor no puede ser mayor al rango máximo'],
  ['valor=-200000000&plazo=20', 'Escribe el valor con números, por ejemplo 300.000.000'],
  ['valor=٢٠٠٠٠٠٠٠٠&plazo=20', 'Escribe el valor con números, por ejemplo 300.000.000'],
])('[M006, M009, M010] %s: %s', (query, sentence) => {
  const { price, credit } = read(query);
  expect(price.issue).toBe(sentence);
  expect(price.text.length).toBeLessThan(50);
  expect(credit).toBeUndefined();
});

test('[M012] a loan without its term is not reckoned', () => {
  expect(read('valor=200000000&plazo=7')).toMatchObject({ yearsIssue: 'Debes seleccionar un periodo' });
});

test('[R038, M019] what the address asks is answered on the page, and a form that was posted without script is told', async () => {
  const { html } = await renderPage(`${path}?valor=200000000&tipo=vis&plazo=20`);
  expect(html).toContain('1.801.576');
  expect(html).toMatch(/Tasa usada 13,08\s%/);
  const sent = await renderPage(`${path}?listo=1`);
  expect(sent.html).toContain('Tus datos se han enviado correctamente');
  expect(sent.html).not.toContain('action="/api/leads"');
});
