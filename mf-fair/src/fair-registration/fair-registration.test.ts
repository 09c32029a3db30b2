import { beforeEach, expect, test, vi } from 'vitest';
import { answerWith } from '../testing/answers.ts';
import { fairAnswers, fairs, programme } from '../testing/fair-fixtures.ts';
import { renderPage } from '../testing/render-page.ts';

beforeEach(() => vi.unstubAllGlobals());

test('[R021, B084, B102, C013, C022] the registration is a form that the browser can post, with the lists of the fair', async () => {
  answerWith(fairAnswers);
  const { status, html } = await renderPage('/feria/registro');
  expect(status).toBe(200);
  expect(html).toContain('action="/api/contactos/feria" method="post"');
  expect(html).toContain('name="fair_name" value="12-feria-virtual-umbral"');
  expect(html).toContain('<option value="cali">Cali</option>');
  expect(html).toContain('<option value="apartment">Apartamento</option>');
  expect(html).toContain('<option value="0-6">En menos de 6 meses</option>');
  expect(html).toContain('Ley 1581 de 2012');
  expect(html).not.toContain('name="monthly_budget"');
});

test('[R021, B084] its second step is the desk of the banks, which wants both amounts', async () => {
  answerWith(fairAnswers);
  const { html } = await renderPage('/feria/registro?paso=bancos&feria=vivienda-propia-2026');
  expect(html).toContain('action="/api/contactos/feria/umbral" method="post"');
  expect(html).toContain('name="fair_name" value="vivienda-propia-2026"');
  expect(html).toMatch(/<input[^>]*required=""[^>]*name="monthly_budget"/);
  expect(html).toMatch(/<input[^>]*required=""[^>]*name="investment_budget"/);
});

test('[B122] without the lists of the fair the form stands, and what one looks for is written', async () => {
  answerWith({ ...fairAnswers, '/tiempo-compra': undefined });
  const { status, html } = await renderPage('/feria/registro');
  expect(status).toBe(200);
  expect(html).toMatch(/<input[^>]*name="interest_city"/);
  expect(html).toContain('Registrarme');
});

test('[R021] while no fair is on, the next one is named and the newsletter is offered', async () => {
  answerWith({ '/fairs': { data: fairs.map((fair) => ({ ...fair, status: '0' })) } });
  const { status, html } = await renderPage('/feria/registro');
  expect(status).toBe(200);
  expect(html).toContain('La próxima es Feria de Bogotá, del 11 de febrero de 2099');
  expect(html).toContain('mf-content/newsletter');
  expect(html).not.toContain('<form');
});

test('[R022, B140] the thanks name the next sessions with their files, stands, projects and the banks', async () => {
  answerWith(fairAnswers);
  const { status, html } = await renderPage('/feria/gracias?feria=12-feria-virtual-umbral');
  expect(status).toBe(200);
  expect(html).toContain('¡Gracias! Ya estás en la feria');
  expect(html).toContain('href="/api/fairs/12-feria-virtual-umbral/agenda/2.ics"');
  expect(html).toContain('href="/feria-virtual/home"');
  expect(html).toContain('href="/feria-virtual/home/estand/nogal"');
  expect(html).toContain('href="/feria/registro?paso=bancos&amp;feria=12-feria-virtual-umbral"');
});

test('[R022] the thanks of the own-home fair lead to its page, and to no stand of the virtual fair', async () => {
  answerWith({ ...fairAnswers, '/fairs/vivienda-propia-2026': { data: programme } });
  const { html } = await renderPage('/feria/gracias?feria=vivienda-propia-2026');
  expect(html).toContain('href="/feria/vivienda-propia"');
  expect(html).not.toContain('/feria-virtual/');
});

test('[R022] the thanks stand where nothing else can be had', async () => {
  answerWith({});
  const { status, html } = await renderPage('/feria/gracias');
  expect(status).toBe(200);
  expect(html).toContain('Buscar proyectos');
});
