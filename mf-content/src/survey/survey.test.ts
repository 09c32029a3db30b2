import { beforeEach, expect, test, vi } from 'vitest';
import { answerWith } from '../testing/answers.ts';
import { renderPage } from '../testing/render-page.ts';

beforeEach(() => vi.unstubAllGlobals());

const survey = {
  id: 1,
  slug: 'como-buscas',
  title: 'Cómo buscas vivienda',
  lead: 'Tres preguntas.',
  closes_on: '2026-12-31',
  questions: [
    { id: 4, kind: 'one', question: '¿Dónde buscas?', is_required: true, options: [{ id: 9, label: 'En la web' }] },
    { id: 5, kind: 'text', question: '¿Qué falta?', is_required: false, options: [] },
  ],
};

test('[R013] the page holds a form that a browser without script can post, and the short surveys', async () => {
  answerWith({ '/surveys/open': { data: [survey] } });
  const { status, head, html } = await renderPage('/encuesta');
  expect([status, head?.canonical]).toEqual([200, '/encuesta']);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('action="/api/surveys/user-umbral"');
  for (const name of [
    'qualification_umbral',
    'email',
    'content_opinion',
    'search_interest',
    'sought',
    'found',
    'user_comments',
  ]) {
    expect(html, name).toContain(`name="${name}"`);
  }
  expect(html).toContain('action="/api/surveys/open/como-buscas"');
  expect(html).toContain('name="answers.4"');
  expect(html).toContain('Abierta hasta el 31 de diciembre de 2026');
});

test('[R013] the address chooses the builder that is rated, which then comes first; nonsense chooses none', async () => {
  answerWith({ '/surveys/open': { data: [] } });
  const { html } = await renderPage('/encuesta?constructora=7');
  expect(html).toContain('{&quot;builder&quot;:7}');
  expect(html.indexOf('mf-account/builder-rating')).toBeLessThan(html.indexOf('name="qualification_umbral"'));
  for (const wrong of ['x', '-1', '0', '1.5', '99999999999', '７']) {
    expect((await renderPage(`/encuesta?constructora=${encodeURIComponent(wrong)}`)).html, wrong).not.toContain(
      '&quot;builder&quot;',
    );
  }
});

test('[R013, B079] what a browser without script has posted is thanked for in its place', async () => {
  answerWith({ '/surveys/open': { data: [survey] } });
  const portal = (await renderPage('/encuesta?enviada=portal')).html;
  expect(portal).toContain('¡La calificación se ha enviado correctamente!');
  expect(portal).toContain('href="/registrate"');
  expect(portal).not.toContain('name="qualification_umbral"');
  const short = (await renderPage('/encuesta?enviada=como-buscas')).html;
  expect(short).toContain('¡Gracias! Guardamos tus respuestas.');
  expect(short).toContain('name="qualification_umbral"');
});

test('[R013] where the short surveys cannot be read the rest stands', async () => {
  answerWith({});
  const { status, html } = await renderPage('/encuesta');
  expect(status).toBe(200);
  expect(html).toContain('Esta sección no cargó');
  expect(html).toContain('name="qualification_umbral"');
});
