import { expect, test } from 'vitest';
import { renderPage } from '../testing/render-page.ts';

test('[R124, C090, M019] whoever holds a postcard asks by a form that needs no script, with its code already there', async () => {
  const { status, head, html } = await renderPage('/postales?codigo=CALI-07');
  expect([status, head?.canonical]).toEqual([200, '/postales']);
  expect(html).toContain('action="/api/landing/postales"');
  expect(html).toContain('name="redirect" value="/postales?listo=1"');
  expect(html).toMatch(
    /<input[^>]*name="answers.codigo"[^>]*value="CALI-07"|value="CALI-07"[^>]*name="answers.codigo"/,
  );
  expect(html.match(/<h1/g)).toHaveLength(1);
});

test('[R124] an address that names no code, or nonsense, begins with an empty one; who has just sent it is told so', async () => {
  const wrong = await renderPage('/postales?codigo=%3Cscript%3E');
  expect([wrong.status, wrong.html.includes('&lt;script')]).toEqual([200, false]);
  const sent = await renderPage('/postales?listo=1');
  expect(sent.html).toContain('Tus datos se han enviado correctamente');
  expect(sent.html).not.toContain('action="/api/landing/postales"');
});
