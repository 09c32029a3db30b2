import { routes } from '@umbral/domain/routes/table.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerWith } from '../testing/answers.ts';
import { renderPage } from '../testing/render-page.ts';

beforeEach(() => {
  vi.unstubAllGlobals();
  answerWith({});
});

const { capacityCalculator, creditCalculator, leasingCalculator, notaryCalculator } = routes;

/** The words of a page, without its markup. */
async function wordsOf(path: string): Promise<string> {
  const { status, html } = await renderPage(path);
  expect(status).toBe(200);
  return html
    .replace(/<(style|script|noscript)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

test.each([
  ['[R033, B089, B090]', `${capacityCalculator.href()}?ingreso=6000000&plazo=20`, '$ 228.371.518', '$ 159.860.062'],
  [
    '[R033, B090]',
    `${capacityCalculator.href()}?ingreso=6000000&deudas=500000&ahorros=40000000&plazo=20`,
    '$ 133.333.333',
    '$ 40.000.000',
    'tu cuota inicial',
  ],
  ['[R034, B088, B090]', `${creditCalculator.href()}?valor=300.000.000&plazo=20`, '$ 2.364.569', '$ 7.881.897'],
  ['[R034, B088]', `${creditCalculator.href()}?valor=300M&plazo=5`, '$ 4.709.170', '$ 210.000.000'],
  ['[R035, B089, B090]', `${leasingCalculator.href()}?valor=300000000&plazo=20`, '$ 2.364.569', '$ 2.658.739'],
  [
    '[R035, B089]',
    `${leasingCalculator.href()}?valor=400000000&plazo=20`,
    '$ 3.887.117',
    '1,33 % mensual (17,18 % E.A.)',
  ],
  ['[R036, B090]', `${notaryCalculator.href()}?valor=350000000`, '$ 6.195.000', '$ 4.445.000'],
  [
    '[R036, B090]',
    `${notaryCalculator.href()}?valor=350000000&modo=detallado&credito=245000000`,
    '$ 10.207.900',
    '$ 4.124.750',
  ],
])('%s the server answers %s without script', async (_, path, ...amounts) => {
  const words = await wordsOf(path);
  for (const amount of amounts) expect(words).toContain(amount);
});

test('[R033, B090] what somebody has saved goes along to the listing', async () => {
  const path = `${capacityCalculator.href()}?ingreso=6000000&ahorros=40000000&plazo=20`;
  expect((await renderPage(path)).html).toMatch(/href="\/proyectos-vivienda\?p=-\d+M?&amp;aporte=40M"/);
});

test('[B089, B090] a capacity for social housing tells its cap; one that buys nothing leads to no listing', async () => {
  const asked = (income: number, kind: string) =>
    wordsOf(`${capacityCalculator.href()}?ingreso=${income}&plazo=20&tipo=${kind}`);
  const social = await asked(6_000_000, 'vis');
  expect(social).toContain('Una vivienda VIS cuesta máximo $ 306.408.375 en 2026.');
  expect(social).toContain('Usar este resultado para buscar');
  const small = await asked(200_000, 'otra');
  expect(small).not.toContain('cuesta máximo');
  expect(small).not.toContain('Usar este resultado para buscar');
});

test('[B089] each result says which rate it used, of which day and from where, and how to change it', async () => {
  const { html } = await renderPage(`${creditCalculator.href()}?valor=300000000&plazo=20`);
  expect(html).toMatch(/tasa usada 13,08 % E\.A\..* — .*href="#calculator-tasa"[^>]*>cambiar/);
  expect(html).toContain('Fuente: Tasas de referencia del portal, 1 de enero de 2026.');
  const own = await wordsOf(`${creditCalculator.href()}?valor=300000000&plazo=20&tasa=12,5`);
  expect(own).toContain('tasa usada 12,5 % E.A.');
  expect(own).toContain('la de referencia es 13,08 % E.A.');
});

test.each([
  ['[M006]', `${creditCalculator.href()}?valor=&plazo=20`, 'El campo es obligatorio'],
  ['[M009]', `${notaryCalculator.href()}?valor=2800000001`, 'Este valor no puede ser mayor al rango máximo'],
  ['[M010]', `${leasingCalculator.href()}?valor=0&plazo=20`, 'Este valor no puede ser menor al rango mínimo'],
  ['[M012]', `${capacityCalculator.href()}?ingreso=6000000`, 'Debes seleccionar un periodo'],
  ['[M082]', `${creditCalculator.href()}?valor=300000000&plazo=20&tasa=-1`, 'El porcentaje debe ser entre 0 - 100'],
  ['[B089]', `${creditCalculator.href()}?valor=300000000&plazo=20&inicial=10`, 'al menos 30 %'],
])('%s %s is told at its field, and what was typed stays', async (_, path, sentence) => {
  const { html } = await renderPage(path);
  expect(html).toMatch(new RegExp(`aria-invalid="true"[\\s\\S]*${sentence}`));
  expect(html).toContain('Revisa los campos marcados para ver el resultado.');
});

test('nonsense in the address is shown as it is, and is only text', async () => {
  const { html } = await renderPage(`${creditCalculator.href()}?valor=${encodeURIComponent('"><b>٣٠٠')}&plazo=20`);
  expect(html).toContain('value="&quot;&gt;&lt;b&gt;٣٠٠"');
  expect(html).toContain('Escribe el valor con números, por ejemplo 300.000.000');
});

test('[B104] a calculator has one address whatever is asked, and tells what it is', async () => {
  const { head, html } = await renderPage(`${creditCalculator.href()}?valor=300000000&plazo=20`);
  expect(head).toMatchObject({
    canonical: creditCalculator.href(),
    title: 'Calculadora de crédito de vivienda | Umbral',
  });
  expect(head?.jsonLd).toMatchObject([
    { '@type': 'BreadcrumbList', itemListElement: [{}, { name: 'Herramientas' }, {}] },
    { '@type': 'WebApplication', url: `https://portal.test${creditCalculator.href()}` },
    { '@type': 'FAQPage' },
  ]);
  expect(html).toContain('action="/herramientas/calculadora-credito-vivienda#resultado" method="get"');
});

test('a result leads to the homes up to its price, of the kind that was reckoned with', async () => {
  const other = await renderPage(`${creditCalculator.href()}?valor=300000000&plazo=20`);
  expect(other.html).toContain('href="/proyectos-vivienda?p=-300M"');
  const vis = await renderPage(`${capacityCalculator.href()}?ingreso=6000000&plazo=20&tipo=vis&porcentaje=40`);
  expect(vis.html).toContain('href="/vivienda-de-interes-social?p=-266433437"');
});

test('[B107, B116] a calculator asks its questions beside a result, and not before there is one', async () => {
  const slot = 'data-props="{&quot;form&quot;:&quot;calculator&quot;}"';
  expect((await renderPage(`${creditCalculator.href()}?valor=300.000.000&plazo=20`)).html).toContain(slot);
  expect((await renderPage(creditCalculator.href())).html).not.toContain(slot);
});
