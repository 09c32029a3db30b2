import { beforeEach, expect, test, vi } from 'vitest';
import { answerWith } from '../testing/answers.ts';
import { categories, eventOf, listOfEvents } from '../testing/event-fixtures.ts';
import { renderPage } from '../testing/render-page.ts';

const labels = { '/events/categories': { data: categories } };
const coming = eventOf(1, { starts_at: '2099-11-24T23:00:00.000Z', ends_at: '2099-11-25T00:30:00.000Z' });
const over = Array.from({ length: 9 }, (_, index) => eventOf(index + 2));
const current = '/events?when=current&page=1&items_by_page=60';

beforeEach(() => vi.unstubAllGlobals());

test('[R015] what is to come stands before what is over, with its day and hours in Bogotá', async () => {
  answerWith({ ...labels, '/events': listOfEvents(over, 1, 2), [current]: listOfEvents([coming], 1, 1) });
  const { status, head, html } = await renderPage('/eventos');
  expect(status).toBe(200);
  expect(head).toMatchObject({ canonical: '/eventos', next: '/eventos?page=2' });
  expect(html.indexOf('Evento 1<')).toBeLessThan(html.indexOf('Evento 2<'));
  expect(html).toContain('Martes 24 de noviembre de 2099');
  expect(html).toContain('De 6:00 p. m. a 7:30 p. m.');
  expect(html).toContain('href="/eventos/ferias-virtuales-umbral"');
});

test('[R015, B008] a later page holds only what is over; one after the last does not exist', async () => {
  answerWith({ ...labels, '/events': listOfEvents(over, 2, 2) });
  const { head, html } = await renderPage('/eventos?page=2');
  expect(head).toMatchObject({ canonical: '/eventos?page=2', prev: '/eventos' });
  expect(html).not.toContain('En curso y próximos');
  expect((await renderPage('/eventos?page=3')).status).toBe(404);
});

test('[R015, B127] a category has a thousand pages at most: the next one is the 404 of events', async () => {
  const list = { ...listOfEvents(over, 1000, 2000), label: categories[2] };
  answerWith({ ...labels, '/events/category/charlas-y-talleres': list });
  const page = (number: number) => renderPage(`/eventos?categoria=charlas-y-talleres&page=${number}`);
  expect((await page(1000)).status).toBe(200);
  const { status, html } = await page(1001);
  expect(status).toBe(404);
  expect(html).toMatch(/<a [^>]*href="\/eventos"[^>]*>.*Ver eventos/s);
});

test('[R015] a category is its own list; one with its own address leads there; an unknown one is a 404', async () => {
  const list = { ...listOfEvents(over, 1, 1), label: categories[2] };
  answerWith({ ...labels, '/events/category/charlas-y-talleres': list });
  const found = await renderPage('/eventos?categoria=charlas-y-talleres');
  expect(found.head).toMatchObject({ canonical: '/eventos?categoria=charlas-y-talleres' });
  const fairs = await renderPage('/eventos?categoria=ferias-virtuales-umbral');
  expect([fairs.status, fairs.location]).toEqual([301, '/eventos/ferias-virtuales-umbral']);
  expect((await renderPage('/eventos?categoria=nada')).status).toBe(404);
});

test('[R015, M076] without any event the page says so', async () => {
  answerWith({ ...labels, '/events': listOfEvents([], 1, 0) });
  const { status, html } = await renderPage('/eventos');
  expect(status).toBe(200);
  expect(html).toContain('No se encontraron elementos. Considere cambiar la consulta de búsqueda.');
});
