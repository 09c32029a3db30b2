import { beforeEach, expect, test, vi } from 'vitest';
import { answerWith } from '../testing/answers.ts';
import { fairAnswers as answers, fairs } from '../testing/fair-fixtures.ts';
import { renderPage } from '../testing/render-page.ts';

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
  expect(html).toContain('href="/feria-virtual/home/estand/trazo-ladrillo"');
  expect(html).toContain('href="/feria/registro?paso=bancos&amp;feria=12-feria-virtual-umbral"');
  expect(html).toContain('href="/api/fairs/12-feria-virtual-umbral/agenda/2.ics"');
  expect(html).toContain('aria-label="Estand 1, Trazo &amp; Ladrillo: 2 proyectos, con beneficios"');
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
  answerWith({
    ...answers,
    '/fairs': { data: fairs.filter(({ kind, status }) => kind !== 'virtual' || status === '0') },
  });
  const { status, location } = await renderPage('/feria-virtual/home');
  expect([status, location]).toEqual([302, '/feria-inmobiliaria']);
});

test('[R027, B084] a fair whose last day has passed, though it still counts as active, invites nobody', async () => {
  answerWith({ ...answers, '/fairs': { data: fairs.map((fair) => ({ ...fair, ends_on: '2026-01-10' })) } });
  const { html } = await renderPage('/feria-virtual/home');
  expect(html).toContain('Terminó el 10 de enero de 2026');
  expect(html).not.toMatch(/Quedan|Último día|Regístrate</);
});

test('[R020] the hub tells a fair to come from one that is over', async () => {
  answerWith(answers);
  const { html } = await renderPage('/feria');
  expect(html).toMatch(/Próxima<\/p><h3[^>]*>Feria de Bogotá/);
  expect(html).toMatch(/Finalizada<\/p><h3[^>]*>Feria del Caribe/);
});

test('[R027, C013, C022, B084] cities and types of the fair narrow it together, and stay when a page is turned', async () => {
  const asked = answerWith(answers);
  const { head, html } = await renderPage('/feria-virtual/home?ciudad=cali&tipo=apartamento');
  expect(asked).toContain('/cities/fair/12-feria-virtual-umbral');
  expect(asked).toContain('/tipos-inmueble/fair/12-feria-virtual-umbral');
  expect(html).toContain('Apartamento en Cali');
  expect(html).toContain('href="/feria-virtual/home?ciudad=cali&amp;tipo=lotes"');
  expect(html).toContain('href="/feria-virtual/home?tipo=apartamento"');
  expect(head?.canonical).toBe('/feria-virtual/home');
});

test('[C014] the Caribbean names the cities of Bolívar that are in the fair', async () => {
  answerWith(answers);
  const caribe = await renderPage('/feria-virtual/caribe');
  expect(caribe.html).toContain('En Bolívar');
  expect(caribe.html).not.toContain('Magangué');
  expect((await renderPage('/feria-virtual/home')).html).not.toContain('En Bolívar');
});

test('[B122] a fair whose lists cannot be had is shown without them', async () => {
  answerWith({ ...answers, '/tipos-inmueble/fair/12-feria-virtual-umbral': undefined });
  const { status, html } = await renderPage('/feria-virtual/home');
  expect(status).toBe(200);
  expect(html).toContain('href="/feria-virtual/home?ciudad=cali"');
  expect(html).not.toContain('Todos los tipos');
});

test('[B083] stands without projects in the region are told apart', async () => {
  answerWith(answers);
  const { html } = await renderPage('/feria-virtual/caribe');
  expect(html).toContain('2 proyectos, con beneficios. Sin proyectos en Caribe');
  expect(html).toContain('aria-label="Estand 2, Nogal: 1 proyecto"');
});
