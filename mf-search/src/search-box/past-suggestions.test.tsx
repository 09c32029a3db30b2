import { fireEvent, screen } from '@testing-library/react';
import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { expect, test } from 'vitest';
import { input, listed, mount, options, standInForBrowser, type, wait } from '../testing/search-box.tsx';

standInForBrowser();

test('searches of this device come first; one and all of them can be forgotten', async () => {
  const past = ['/proyectos-vivienda/bogota/suba', '/proyectos-vivienda/cali'].map((href, at) => ({
    href,
    label: `Vivienda nueva en Suba ${at}`,
    at,
  }));
  localStorage.setItem(localKeys.pastSearches, JSON.stringify(past));
  await mount();
  await type('suba');
  expect(options().slice(0, 2)).toEqual(['Vivienda nueva en Suba 0', 'Vivienda nueva en Suba 1']);
  fireEvent.keyDown(input(), { key: 'ArrowDown' });
  await wait(0);
  fireEvent.keyDown(input(), { key: 'Delete' });
  await wait(0);
  expect(options()[0]).toBe('Vivienda nueva en Suba 1');
  fireEvent.click(screen.getByText('Borrar tus búsquedas'));
  await wait(0);
  expect(options()[0]).toBe('Suba Zona de Bogotá40');
  expect(localStorage.getItem(localKeys.pastSearches)).toBeNull();
});

test('an empty box offers the latest searches of this device, with no question to the index', async () => {
  const keep = (count: number) => {
    const past = Array.from({ length: count }, (_, at) => ({
      href: `/proyectos-vivienda?h=${at}`,
      label: `${at} hab`,
      at,
    }));
    localStorage.setItem(localKeys.pastSearches, JSON.stringify(past));
  };
  keep(7);
  const { asked, navigate } = await mount();
  expect(input().getAttribute('aria-expanded')).toBe('true');
  expect(options()).toEqual(['0 hab', '1 hab', '2 hab', '3 hab', '4 hab']);
  // The places, which all boxes need, at most.
  expect(asked.flat().every(({ facets = [] }) => facets.includes('place_path'))).toBe(true);
  fireEvent.keyDown(input(), { key: 'Escape' });
  await wait(0);
  expect(input().getAttribute('aria-expanded')).toBe('false');
  keep(2);
  fireEvent.click(input());
  await wait(0);
  expect(options()).toEqual(['0 hab', '1 hab']);
  fireEvent.input(input(), { target: { value: 'h' } });
  await wait(0);
  expect([input().getAttribute('aria-expanded'), options()]).toEqual(['false', []]);
  fireEvent.input(input(), { target: { value: '' } });
  await wait(0);
  fireEvent.click(listed().getByText('1 hab'));
  expect(navigate).toHaveBeenCalledWith('/proyectos-vivienda?h=1');
  fireEvent.click(input());
  await wait(0);
  fireEvent.click(screen.getByText('Borrar tus búsquedas'));
  await wait(0);
  expect([input().getAttribute('aria-expanded'), localStorage.getItem(localKeys.pastSearches)]).toEqual([
    'false',
    null,
  ]);
});

test('[B041, B044] with nothing to offer an empty box stays closed, also while the index is away', async () => {
  localStorage.setItem(localKeys.pastSearches, '{"not": "a list"}');
  await mount();
  fireEvent.click(input());
  await wait(2000);
  expect([input().getAttribute('aria-expanded'), options()]).toEqual(['false', []]);
});
