import { beforeEach, expect, test, vi } from 'vitest';
import { answerWith } from '../testing/answers.ts';
import { fairAnswers as answers, fairs } from '../testing/fair-fixtures.ts';
import { renderPage } from '../testing/render-page.ts';

beforeEach(() => vi.unstubAllGlobals());

test('[R128, C087] a stand has its benefits with their last day and a form that the browser can post', async () => {
  const asked = answerWith(answers);
  const { status, head, html } = await renderPage('/feria-virtual/valle/estand/trazo-ladrillo');
  expect(status).toBe(200);
  expect(head?.canonical).toBe('/feria-virtual/home/estand/trazo-ladrillo');
  expect(html).toContain('Cocina integral sin costo');
  expect(html).toContain('Hasta el 20 de diciembre de 2099');
  expect(html).toContain('action="/api/contactos/constructora" method="post"');
  expect(html).toContain('name="id_builder" value="5"');
  expect(html).toMatch(/<input[^>]*name="schedule_date"/);
  expect(asked).toContain('/planta/filtrado');
});

test.each(['/feria-virtual/home/estand/nadie', '/feria-virtual/atlantida/estand/nogal'])(
  '[R128] %s does not exist',
  async (path) => {
    answerWith(answers);
    expect((await renderPage(path)).status).toBe(404);
  },
);

test.each(['/feria-virtual/home/estand/nogal', '/feria-virtual/home/mi-ruta'])(
  '[B083] while no fair is on %s leads on',
  async (path) => {
    answerWith({ ...answers, '/fairs': { data: fairs.map((fair) => ({ ...fair, status: '0' })) } });
    const { status, location } = await renderPage(path);
    expect([status, location]).toEqual([302, '/feria-inmobiliaria']);
  },
);

test('[R129] the document of the walk holds nothing of the person', async () => {
  answerWith(answers);
  const { status, html } = await renderPage('/feria-virtual/home/mi-ruta');
  expect(status).toBe(200);
  expect(html).toContain('Mi ruta');
  expect(html).not.toContain('Quitar');
});
