import { beforeEach, expect, test, vi } from 'vitest';
import { answerWith } from '../testing/answers.ts';
import { fairs, noPlants, programme } from '../testing/fair-fixtures.ts';
import { renderPage } from '../testing/render-page.ts';

const answers = {
  '/fairs': { data: fairs },
  '/fairs/12-feria-virtual-umbral': { data: programme },
  '/planta/filtrado': noPlants,
};

beforeEach(() => vi.unstubAllGlobals());

test('[R027, B084] the active fair shows stands, agenda, benefits, cities, bank desk and questions', async () => {
  answerWith(answers);
  const { status, head, html } = await renderPage('/feria-virtual/home');
  expect(status).toBe(200);
  expect(head?.canonical).toBe('/feria-virtual/home');
  expect(html).toContain('Cocina integral sin costo');
  expect(html).toContain('En 12 proyectos');
  expect(html).toContain('Hasta el 20 de diciembre de 2099');
  expect(html).toContain('Estand 1 · Trazo &amp; Ladrillo');
  expect(html).toContain('href="/constructoras/trazo-ladrillo"');
  expect(html).toContain('10:00 a. m. a 11:30 a. m.');
  expect(html).toContain('12,85');
  expect(html).toContain('No ofrece');
  expect(html).toContain('¿Cuánto cuesta entrar?');
  expect(html).toContain('href="/feria-virtual/home?ciudad=cali"');
});

test('[B084] sessions that are over are only counted', async () => {
  answerWith(answers);
  const { html } = await renderPage('/feria-virtual/home');
  expect(html).not.toContain('Cómo recorrer la feria.');
  expect(html).toContain('1 sesión ya pasó');
});

test('[B083, B084] a region offers its own cities; a city and the benefits are no page for search engines', async () => {
  answerWith(answers);
  const { head, html } = await renderPage('/feria-virtual/caribe?ciudad=cartagena&beneficios=si');
  expect(head?.canonical).toBe('/feria-virtual/caribe');
  expect(html).toContain('Proyectos en Cartagena');
  expect(html).not.toContain('ciudad=cali');
});

test('[B083] while no fair is active the visitor is sent on', async () => {
  answerWith({ ...answers, '/fairs': { data: fairs.slice(1) } });
  const { status, location } = await renderPage('/feria-virtual/home');
  expect([status, location]).toEqual([302, '/feria-inmobiliaria']);
});

test('[R020] the hub tells a fair to come from one that is over', async () => {
  answerWith(answers);
  const { html } = await renderPage('/feria');
  expect(html).toMatch(/Próxima<\/p><h3[^>]*>Feria de Bogotá/);
  expect(html).toMatch(/Finalizada<\/p><h3[^>]*>Feria del Caribe/);
});
