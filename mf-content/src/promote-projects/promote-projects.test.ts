import { beforeEach, expect, test, vi } from 'vitest';
import { answerWith } from '../testing/answers.ts';
import { writtenPage } from '../testing/fixtures.ts';
import { renderPage } from '../testing/render-page.ts';

beforeEach(() => vi.unstubAllGlobals());

test('[R039, C089] builders come by a form that the browser posts itself where there is no script', async () => {
  answerWith({ '/paginas/impulsa-tus-proyectos': writtenPage('impulsa-tus-proyectos') });
  const { status, head, html } = await renderPage('/impulsa-tus-proyectos');
  expect(status).toBe(200);
  expect(head).toMatchObject({
    canonical: '/impulsa-tus-proyectos',
    title: 'Título de impulsa-tus-proyectos | Umbral',
  });
  expect(html).toContain('action="/api/landing"');
  expect(html).toContain('name="redirect" value="/impulsa-tus-proyectos/gracias"');
  expect(html).toContain('name="answers.empresa"');
  expect(html).toContain('Ley 1581 de 2012');
  expect(html.match(/<h1/g)).toHaveLength(1);
});

test('[R126, M019] its thanks say that the data have arrived', async () => {
  const { status, html } = await renderPage('/impulsa-tus-proyectos/gracias');
  expect(status).toBe(200);
  expect(html).toContain('Tus datos se han enviado correctamente');
});
