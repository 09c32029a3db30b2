import { beforeEach, expect, test, vi } from 'vitest';
import { answerWith } from '../testing/answers.ts';
import { fairs, noProjects, ownHomeAnswers } from '../testing/fair-fixtures.ts';
import { renderPage } from '../testing/render-page.ts';

beforeEach(() => vi.unstubAllGlobals());

test('[R023, B104, B141] the fair of own homes is its current edition: subsidies with dates, cities, questions', async () => {
  answerWith(ownHomeAnswers);
  const { status, head, html } = await renderPage('/feria/vivienda-propia');
  expect(status).toBe(200);
  expect(head).toMatchObject({
    canonical: '/feria/vivienda-propia',
    jsonLd: [
      { '@type': 'BreadcrumbList' },
      { '@type': 'Event', name: 'Feria de Vivienda Propia 2026', startDate: '2026-11-01', endDate: '2099-12-20' },
    ],
  });
  expect(html).toContain('href="/feria/vivienda-propia/ciudad/cali"');
  // Of Cartagena nothing is on offer.
  expect(html).not.toContain('ciudad/cartagena');
  expect(html).toContain('Decreto 490 de 2023');
  expect(html).toContain('20 de febrero de 2026');
  expect(html).toContain('¿Cuánto cuesta entrar?');
  expect(html).toContain('href="/feria/registro?feria=vivienda-propia-2026"');
});

test('[R024, B141] an edition has its slug or number; the current one is the fair itself; a past one is only read', async () => {
  answerWith(ownHomeAnswers);
  const current = await renderPage('/feria/vivienda-propia/vivienda-propia-2026');
  expect([current.status, current.head?.canonical]).toEqual([200, '/feria/vivienda-propia']);
  for (const name of ['vivienda-propia-2025', '6']) {
    const past = await renderPage(`/feria/vivienda-propia/${name}`);
    expect([past.status, past.head?.canonical]).toEqual([200, '/feria/vivienda-propia/vivienda-propia-2025']);
    expect(past.html).toContain('Esta edición terminó');
    expect(past.html).toContain('Ir a Feria de Vivienda Propia 2026');
    expect(past.html).not.toContain('/feria/registro');
    expect(past.html).toContain('Esta edición ya no tiene proyectos');
    expect(past.html).toContain('href="/vivienda-de-interes-social"');
  }
});

test('[R023, B141] an edition whose last day has passed, though it still counts as open, invites nobody', async () => {
  const late = fairs.map((fair) => ({ ...fair, ends_on: '2026-01-10' }));
  answerWith({ ...ownHomeAnswers, '/fairs': { data: late } });
  const { html } = await renderPage('/feria/vivienda-propia');
  expect(html).toContain('terminó el 10 de enero de 2026');
  expect(html).not.toMatch(/Abierta hasta|Regístrate</);
});

test.each(['otra', '12-feria-virtual-umbral', '1', "x'y"])(
  '[R024, B141] %s is no edition: the 404 of the virtual fair',
  async (name) => {
    answerWith(ownHomeAnswers);
    const { status, html } = await renderPage(`/feria/vivienda-propia/${encodeURIComponent(name)}`);
    expect(status).toBe(404);
    expect(html).toContain('¡Oh no!');
    expect(html).toContain('Ver eventos');
  },
);

test('[R025, B005, B141, M022] an unknown city is told as such', async () => {
  answerWith(ownHomeAnswers);
  for (const city of ['atlantida', '1', 'x%27y']) {
    const { status, html } = await renderPage(`/feria/vivienda-propia/ciudad/${city}`);
    expect(status).toBe(404);
    expect(html).toContain('Ciudad no encontrada');
  }
});

test('[R025, M076] a city without projects says so, offers the others and is no page for search engines', async () => {
  answerWith(ownHomeAnswers);
  const { status, head, html } = await renderPage('/feria/vivienda-propia/ciudad/pasto');
  expect([status, head?.robots]).toEqual([200, 'noindex,follow']);
  expect(html).toContain('No se encontraron elementos. Considere cambiar la consulta de búsqueda.');
  expect(html).toContain('href="/feria/vivienda-propia/ciudad/cali"');
});

test('[R025, B008] pages name their neighbours; one after the last does not exist', async () => {
  answerWith({ ...ownHomeAnswers, '/planta/filtrado': { ...noProjects, total: 60, page: 1, pages: 3 } });
  const { head } = await renderPage('/feria/vivienda-propia/ciudad/cali');
  expect(head).toMatchObject({
    canonical: '/feria/vivienda-propia/ciudad/cali',
    next: '/feria/vivienda-propia/ciudad/cali?page=2',
  });
  expect(head?.prev).toBeUndefined();
  expect((await renderPage('/feria/vivienda-propia/ciudad/cali?page=9')).status).toBe(404);
});

test('[R023] without any edition the page says so', async () => {
  answerWith({ '/fairs': { data: fairs.filter(({ kind }) => kind !== 'own-home') } });
  const { status, head, html } = await renderPage('/feria/vivienda-propia');
  expect([status, head?.robots]).toEqual([200, 'noindex']);
  expect(html).toContain('Todavía no hay una edición');
});
