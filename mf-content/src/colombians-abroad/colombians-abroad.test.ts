import { beforeEach, expect, test, vi } from 'vitest';
import { answerWith } from '../testing/answers.ts';
import { summaryOf, writtenPage } from '../testing/fixtures.ts';
import { renderPage } from '../testing/render-page.ts';
import { timeThere } from './visit-times.ts';

const path = '/colombianos-en-el-exterior';
const answers = { '/paginas/colombianos-en-el-exterior': writtenPage('colombianos-en-el-exterior') };

beforeEach(() => vi.unstubAllGlobals());

test('[R008] before a country is chosen the path is the one from anywhere; its countries are addresses', async () => {
  answerWith(answers);
  const { status, head, html } = await renderPage(path);
  expect(status).toBe(200);
  expect(head?.canonical).toBe(path);
  expect(html).toContain('Tu camino desde cualquier país');
  expect(html).toContain(`href="${path}?pais=es#camino"`);
  expect(html).toContain('Ley 1581 de 2012');
  expect((await renderPage(`${path}?pais=marte`)).html).toContain('Tu camino desde cualquier país');
});

test('[R008] a country brings its treaty, its reports, its power of attorney and its currency', async () => {
  answerWith(answers);
  const spain = await renderPage(`${path}?pais=es`);
  expect(spain.html).toContain('Ley 1082 de 2006');
  expect(spain.html).toContain('modelo 720');
  expect(spain.html).toContain('Tu cuota en euros');
  expect(spain.html).not.toContain('traducción oficial');
  const states = await renderPage(`${path}?pais=us`);
  expect(states.html).toContain('No hay convenio de doble tributación');
  expect(states.html).toContain('traducción oficial');
  expect(states.html).toContain('Tu cuota en dólares');
});

test('[R008, B001] the instalment is reckoned in pesos and told in the currency that one earns, with rate and day', async () => {
  answerWith(answers);
  // 100,000 dollars are 375 million pesos in this portal.
  const { html } = await renderPage(`${path}?pais=us&valor=100.000&plazo=20`);
  expect(html).toContain('2.955.711');
  expect(html).toMatch(/US\$\s?789/);
  expect(html).toContain('href="/proyectos-vivienda?p=-375M"');
  expect(html).toContain('href="/herramientas/calculadora-credito-vivienda?valor=375000000&amp;plazo=20"');
  const wrong = await renderPage(`${path}?pais=us&valor=1&plazo=`);
  expect(wrong.html).toContain('Este valor no puede ser menor al rango mínimo');
  expect(wrong.html).toContain('Debes seleccionar un periodo');
});

test('[R008, C101] who lives in Panama finds its news; where they do not come the path stands without them', async () => {
  const news = { data: [summaryOf(1)], page: 1, pages: 1, total: 1, items_by_page: 3 };
  const asked = answerWith({ ...answers, '/blog/pais/panama': news });
  expect((await renderPage(`${path}?pais=pa`)).html).toContain('Noticia 1');
  expect(asked.some((address) => address.startsWith('/blog/pais/panama'))).toBe(true);
  answerWith(answers);
  const without = await renderPage(`${path}?pais=pa`);
  expect([without.status, without.html.includes('Noticias de Panamá')]).toEqual([200, false]);
});

test('[R008, B063, C088] hours stand by the clock of the chosen country and of Colombia, and are posted without script', async () => {
  answerWith(answers);
  const { html } = await renderPage(`${path}?pais=pa`);
  expect(html).toContain('action="/api/contactos/potenciales"');
  expect(html).toContain('10:00 a. m. donde vives · 10:00 a. m. en Colombia');
  expect(html).toContain('name="schedule_date"');
  expect(html).toContain('Tu hora: Ciudad de Panamá.');
  expect((await renderPage(path)).html).toContain('10:00 a. m., hora de Colombia');
  expect((await renderPage(`${path}?listo=1`)).html).toContain('Tus datos se han enviado correctamente');
});

test('[B063] an hour of Colombia as other clocks show it, also on another day', () => {
  expect(timeThere('2026-12-01', '10:00', 'Europe/Madrid')).toEqual({ clock: '4:00 p. m.', days: 0 });
  expect(timeThere('2026-07-01', '10:00', 'Europe/Madrid')).toEqual({ clock: '5:00 p. m.', days: 0 });
  expect(timeThere('2026-12-01', '16:00', 'Asia/Tokyo')).toEqual({ clock: '6:00 a. m.', days: 1 });
});
