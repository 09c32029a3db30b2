import { beforeEach, expect, test, vi } from 'vitest';
import { answerWith } from '../testing/answers.ts';
import { categories, eventOf } from '../testing/event-fixtures.ts';
import { renderPage } from '../testing/render-page.ts';

const body = [{ type: 'paragraph', runs: [{ text: 'Trae tu plano.' }] }];
const times = { starts_at: '2099-11-24T23:00:00.000Z', ends_at: '2099-11-25T00:30:00.000Z' };
const event = { ...eventOf(1, times), body, url: '/feria' };
const answers = {
  '/events/evento-1': { data: event },
  '/events/current': { data: [eventOf(1, times), eventOf(2, times)] },
  '/events/categories': { data: categories },
};

beforeEach(() => vi.unstubAllGlobals());

test('[R016, B104] an event says when and where, to people and to search engines', async () => {
  answerWith(answers);
  const { status, head, html } = await renderPage('/eventos/evento-1');
  expect(status).toBe(200);
  expect(head).toMatchObject({
    canonical: '/eventos/evento-1',
    jsonLd: [
      {
        '@type': 'Event',
        startDate: '2099-11-24T23:00:00.000Z',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: { name: 'Biblioteca del barrio, Medellín' },
      },
      { '@type': 'BreadcrumbList' },
    ],
  });
  expect(html).toContain('Trae tu plano.');
  expect(html).toContain('href="/feria"');
  expect(html).toContain('href="/api/events/evento-1/evento.ics"');
  expect(html).toContain('href="/eventos/evento-2"');
});

test('[R017] the address with its category names the other one; a wrong category is mended', async () => {
  answerWith(answers);
  const found = await renderPage('/eventos/charlas-y-talleres/evento-1');
  expect([found.status, found.head?.canonical]).toEqual([200, '/eventos/evento-1']);
  const wrong = await renderPage('/eventos/lanzamientos/evento-1');
  expect([wrong.status, wrong.location]).toEqual([301, '/eventos/charlas-y-talleres/evento-1']);
});

test('[R016] an address cut to its category leads to the list; an unknown event is the 404 of events', async () => {
  answerWith(answers);
  const cut = await renderPage('/eventos/charlas-y-talleres');
  expect([cut.status, cut.location]).toEqual([301, '/eventos?categoria=charlas-y-talleres']);
  expect((await renderPage('/eventos/nada')).status).toBe(404);
});

test('[R016] an event that is over says so and leads to none of its pages', async () => {
  answerWith({ ...answers, '/events/evento-1': { data: { ...event, ...eventOf(1) } } });
  const { html } = await renderPage('/eventos/evento-1');
  expect(html).toContain('Este evento ya terminó');
  expect(html).not.toContain('Abrir la página del evento');
  expect(html).not.toContain('Agregar a mi calendario');
});
