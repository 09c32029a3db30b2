import { beforeEach, expect, test, vi } from 'vitest';
import { answerWith } from '../testing/answers.ts';
import { summaryOf } from '../testing/fixtures.ts';
import { renderPage } from '../testing/render-page.ts';
import { broadcastFixture, programme } from '../testing/tv-fixtures.ts';

const { body: _body, season: _season, ...listed } = programme;
const schedule = {
  data: [broadcastFixture(2), broadcastFixture(3)],
  country: 'CO',
  month: '2026-11-01',
  months: ['20261101', '20261201'],
  countries: [
    { code: 'CO', name: 'Colombia' },
    { code: 'ES', name: 'España' },
  ],
};
const home = {
  on_air: broadcastFixture(1),
  next: [broadcastFixture(2)],
  programmes: [listed],
  articles: [summaryOf(1)],
};

beforeEach(() => vi.unstubAllGlobals());

test('[R068, M048, B101] what is on, the season, the times of a country and the news of television', async () => {
  answerWith({ '/umbraltv/home': { data: home }, '/umbraltv/horarios': schedule });
  const { status, head, html } = await renderPage('/umbraltv');
  expect(status).toBe(200);
  expect(head).toMatchObject({ canonical: '/umbraltv', title: 'Umbral TV | Umbral' });
  expect(html).toContain('Al aire ahora');
  expect(html).toContain('Horarios TV');
  expect(html).toContain('sábado 28 de noviembre');
  expect(html).toContain('10:00 a. m. a 10:30 a. m.');
  expect(html).toContain('Capítulo 2: Fontibón');
  expect(html).toContain('href="/umbraltv/programas/bogota-estrena"');
  expect(html).toContain('href="/umbraltv?pais=es#horarios"');
  expect(html).toContain('href="/umbraltv?mes=20261201#horarios"');
  expect(html).toContain('Noticia 1');
});

test('[R068, C091, M019] who wants to know more writes by a form that needs no script, and is told that it arrived', async () => {
  answerWith({ '/umbraltv/home': { data: home }, '/umbraltv/horarios': schedule });
  const { html } = await renderPage('/umbraltv');
  expect(html).toContain('action="/api/landing/tv"');
  expect(html).toContain('name="site" value="TV"');
  expect((await renderPage('/umbraltv?listo=1')).html).toContain('Tus datos se han enviado correctamente');
});

test('[B101] a country and a month of the address are asked for; one that is none is Colombia', async () => {
  const answers = { '/umbraltv/home': { data: home }, '/umbraltv/horarios/20261201': schedule };
  const asked = answerWith({ ...answers, '/umbraltv/horarios': schedule });
  expect((await renderPage('/umbraltv?pais=es&mes=20261201')).status).toBe(200);
  expect(asked).toContain('/umbraltv/horarios/20261201?country=ES');
  expect((await renderPage('/umbraltv?pais=marte&mes=hoy')).status).toBe(200);
  expect(asked).toContain('/umbraltv/horarios?country=CO');
});

test('[R068] before the season the page says so', async () => {
  answerWith({
    '/umbraltv/home': { data: { on_air: null, next: [], programmes: [], articles: [] } },
    '/umbraltv/horarios': { ...schedule, data: [], month: null, months: [] },
  });
  const { status, html } = await renderPage('/umbraltv');
  expect(status).toBe(200);
  expect(html).toContain('La temporada está en preparación');
});
