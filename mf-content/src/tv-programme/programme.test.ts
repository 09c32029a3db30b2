import { beforeEach, expect, test, vi } from 'vitest';
import { answerWith } from '../testing/answers.ts';
import { renderPage } from '../testing/render-page.ts';
import { broadcastFixture, programme } from '../testing/tv-fixtures.ts';

const data = { broadcast: broadcastFixture(1), programme, next: [broadcastFixture(2)], projects: [] };

beforeEach(() => vi.unstubAllGlobals());

test('[R069, B101] a programme shows its film, its episodes and when it is on', async () => {
  const asked = answerWith({ '/umbraltv/horario/bogota-estrena': { data } });
  const { status, head, html } = await renderPage('/umbraltv/programas/bogota-estrena');
  expect(status).toBe(200);
  expect(asked[0]).toContain('projects=true');
  expect(head).toMatchObject({
    canonical: '/umbraltv/programas/bogota-estrena',
    title: 'Bogotá estrena · Umbral TV',
    jsonLd: [{ '@type': 'TVSeries', numberOfEpisodes: 2 }, { '@type': 'BreadcrumbList' }],
  });
  expect(html).toContain('<source src="/media/video/nogal.webm" type="video/webm"');
  expect(html).toContain('Con cronómetro y bolsa de mercado.');
  expect(html).toContain('Un día midiendo ruido.');
  expect(html).toContain('Canal Cordillera');
  expect(html).toContain('Video sin voz ni sonido. Muestra: Recorrido por proyectos del norte.');
  expect(html).toContain('href="/api/umbraltv/programa/bogota-estrena/recordatorios.ics?pais=co"');
  expect(html).not.toContain('Proyectos de este programa');
});

test('[R069] the number of a broadcast leads to its programme; an unknown programme is a 404', async () => {
  answerWith({ '/umbraltv/horario/12': { data } });
  const moved = await renderPage('/umbraltv/programas/12');
  expect([moved.status, moved.location]).toEqual([301, '/umbraltv/programas/bogota-estrena']);
  expect((await renderPage('/umbraltv/programas/nada')).status).toBe(404);
});
