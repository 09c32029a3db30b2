import { expect, test } from 'vitest';
import { renderPage } from '../testing/render-page.ts';

test('[R028, B070] the stand-alone form is posted by the browser itself where there is no script', async () => {
  const { status, head, html } = await renderPage('/form');
  expect([status, head?.canonical]).toEqual([200, '/form']);
  expect(html).toContain('action="/api/leads"');
  expect(html).toContain('name="redirect" value="/form/gracias"');
  for (const name of ['name', 'email', 'phone', 'home_city', 'interest_city', 'agree_terms'])
    expect(html).toContain(`name="${name}"`);
  expect(html.match(/<h1/g)).toHaveLength(1);
});

test('[R125, M080] its thanks say that the data have arrived, and lead on', async () => {
  const { status, html } = await renderPage('/form/gracias');
  expect(status).toBe(200);
  expect(html).toContain('Los datos se han enviado correctamente');
  expect(html).toContain('href="/proyectos-vivienda"');
});
