import { expect, test } from 'vitest';
import { type NewsChoice, newsHref, readNewsChoice } from './news-address.ts';

const read = (href: string, tag?: string) => readNewsChoice(new URL(href, 'https://portal.test'), tag);

test.each<[NewsChoice, string]>([
  [{ page: 1 }, '/actualidad'],
  [{ page: 3 }, '/actualidad?page=3'],
  [{ category: 'ciudades', page: 2 }, '/actualidad?categoria=ciudades&page=2'],
  [{ tag: 'vis', page: 2 }, '/actualidad/etiqueta/vis?page=2'],
])('[B008] %o is %s and back', (choice, href) => {
  expect(newsHref(choice)).toBe(href);
  expect(read(href, choice.tag)).toEqual(choice);
});

test('a page that is no number of a page is the first', () => {
  for (const page of ['0', '-1', '1.5', 'dos', '1e9', ''])
    expect(read(`/actualidad?page=${page}`)).toEqual({ page: 1 });
});
