import { expect, test } from 'vitest';
import { eventCategoryOf, eventsHref, readEventChoice } from './event-address.ts';

const read = (href: string) => readEventChoice(new URL(href, 'https://portal.test'));

test('[R015, B008] lists of events keep their category and page in the address', () => {
  expect(eventsHref()).toBe('/eventos');
  for (const choice of [{ page: 1 }, { page: 3 }, { category: 'lanzamientos', page: 2 }]) {
    expect(read(eventsHref(choice))).toEqual(choice);
  }
});

test('[R018, R019] the categories of the fairs have addresses of their own', () => {
  expect(eventsHref({ category: 'ferias-virtuales-umbral' })).toBe('/eventos/ferias-virtuales-umbral');
  expect(eventsHref({ category: 'feria-inmobilaria-umbral', page: 2 })).toBe(
    '/eventos/feria-inmobilaria-umbral?page=2',
  );
  expect(eventCategoryOf('/eventos/ferias-virtuales-umbral')).toBe('ferias-virtuales-umbral');
});

test('[R018] a page that is none is the first one', () => {
  for (const page of ['0', '-1', '1.5', 'x']) expect(read(`/eventos?page=${page}`)).toEqual({ page: 1 });
});

test('[R018, R019] a page after the last that there can be is read as it is, so that it is not found', () => {
  expect(read('/eventos?page=1001')).toEqual({ page: 1001 });
});
