// @vitest-environment jsdom
import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hiddenPlants, seenPlants } from './plant-lists.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('[B094] the latest plant comes first, each stands once, and so many are kept', () => {
  for (const id of [1, 2, 1, 3]) seenPlants.add(id);
  expect(seenPlants.read()).toEqual([3, 1, 2]);
  for (let id = 10; id < 60; id++) seenPlants.add(id);
  expect(seenPlants.read()).toHaveLength(24);
  expect(seenPlants.read()[0]).toBe(59);
});

test('a hidden plant can come back', () => {
  hiddenPlants.add(5);
  hiddenPlants.add(6);
  hiddenPlants.remove(5);
  expect(hiddenPlants.read()).toEqual([6]);
});

test.each(['', 'null', '{', '{"ids":[1]}', '[1,"2",-3,4.5,null,1]', '"x"', '[[1]]'])(
  'whatever is stored, as %j, is read as ids or as nothing',
  (stored) => {
    localStorage.setItem(localKeys.hiddenPlants, stored);
    expect(hiddenPlants.read()).toEqual(stored.startsWith('[1,') ? [1] : []);
  },
);

test('it gives the same array until something changes, and tells of changes here and in other tabs', () => {
  const heard = vi.fn();
  const stop = hiddenPlants.subscribe(heard);
  expect(hiddenPlants.read()).toBe(hiddenPlants.read());
  hiddenPlants.add(1);
  expect(heard).toHaveBeenCalledTimes(1);
  localStorage.setItem(localKeys.hiddenPlants, '[9]');
  dispatchEvent(new StorageEvent('storage', { key: localKeys.hiddenPlants }));
  dispatchEvent(new StorageEvent('storage', { key: 'something-else' }));
  expect(heard).toHaveBeenCalledTimes(2);
  expect(hiddenPlants.read()).toEqual([9]);
  stop();
  hiddenPlants.add(2);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('without room to store, the choice lasts as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  hiddenPlants.add(77);
  expect(hiddenPlants.read()).toEqual([77]);
  hiddenPlants.remove(77);
  expect(hiddenPlants.read()).toEqual([]);
});
