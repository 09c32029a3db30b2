import { beforeEach, expect, test, vi } from 'vitest';
import { answerWith } from '../testing/answers.ts';
import { fairs } from '../testing/fair-fixtures.ts';
import { renderPage } from '../testing/render-page.ts';

const virtual = { id: 1, name: 'Ferias virtuales Umbral', slug: 'ferias-virtuales-umbral' };
const event = (number: number, year: number) => ({
  id: number,
  slug: `feria-${number}`,
  title: `Feria ${number}`,
  excerpt: 'Proyectos de todo el país.',
  category: virtual,
  city: null,
  venue: null,
  cover: null,
  starts_at: `${year}-11-13T13:00:00.000Z`,
  ends_at: `${year}-11-14T01:00:00.000Z`,
});
const list = (events: readonly unknown[], page: number, pages: number) => ({
  ...{ data: events, total: events.length, page, items_by_page: 9, pages },
  label: { name: virtual.name, slug: virtual.slug },
});
const path = '/events/category/ferias-virtuales-umbral';
const answers = {
  '/fairs': { data: fairs },
  [`${path}?when=current&page=1&items_by_page=60`]: list(
    [event(1, 2099), { ...event(9, 2099), title: '12.ª Feria Virtual Umbral' }],
    1,
    1,
  ),
  [path]: list([event(2, 2020)], 1, 3),
};

beforeEach(() => vi.unstubAllGlobals());

test('[R018, B104] the virtual fairs: the one that is on, what is to come, what is over', async () => {
  answerWith(answers);
  const { status, head, html } = await renderPage('/eventos/ferias-virtuales-umbral');
  expect(status).toBe(200);
  expect(head).toMatchObject({
    canonical: '/eventos/ferias-virtuales-umbral',
    next: '/eventos/ferias-virtuales-umbral?page=2',
    jsonLd: [
      { '@type': 'BreadcrumbList' },
      { '@type': 'ItemList', itemListElement: [{ name: 'Feria 1' }, { name: 'Feria 2' }] },
    ],
  });
  expect(html).toContain('12.ª Feria Virtual Umbral');
  expect(html.indexOf('Feria 1<')).toBeLessThan(html.indexOf('Feria 2<'));
  expect(html).toContain('En línea');
});

test('[R018, B008] a later page holds only what is over; one after the last does not exist', async () => {
  answerWith({ ...answers, [path]: list([event(2, 2020)], 2, 2) });
  const second = await renderPage('/eventos/ferias-virtuales-umbral?page=2');
  expect(second.head).toMatchObject({ prev: '/eventos/ferias-virtuales-umbral' });
  expect(second.html).not.toContain('Feria 1<');
  expect((await renderPage('/eventos/ferias-virtuales-umbral?page=3')).status).toBe(404);
});

test('[R019] the other category has the product’s own spelling', async () => {
  answerWith({ '/events/category/feria-inmobilaria-umbral': list([event(3, 2020)], 1, 1) });
  const { status, html } = await renderPage('/eventos/feria-inmobilaria-umbral');
  expect(status).toBe(200);
  expect(html).toContain('Feria 3');
  expect(html).not.toContain('Feria activa');
});

test.each(['ferias-virtuales-umbral', 'feria-inmobilaria-umbral'])(
  '[B127, M029, M030] %s has a thousand pages at most: the next one is the 404 of events',
  async (category) => {
    const events = [event(2, 2020)];
    const asked = answerWith({ [`/events/category/${category}`]: list(events, 1000, 2000) });
    const last = await renderPage(`/eventos/${category}?page=1000`);
    expect([last.status, last.html.includes('Feria 2')]).toEqual([200, true]);
    const before = asked.length;
    for (const page of [1001, 99_999_999]) {
      const { status, html } = await renderPage(`/eventos/${category}?page=${page}`);
      expect(status).toBe(404);
      expect(html).toContain('¡Oh no!');
      expect(html).toContain('Lo sentimos, la página que intentas solicitar no está disponible.');
      expect(html).toMatch(/<a [^>]*href="\/eventos"[^>]*>.*Ver eventos/s);
    }
    expect(asked).toHaveLength(before);
  },
);
