import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { expect, test } from 'vitest';
import { add, moved, remove, type Selection } from './selection.ts';
import { parseItems } from './stored-selection.ts';

const item = (plantId: number) => ({ plantId, title: `Proyecto ${plantId}`, image: null });
const four: Selection = [1, 2, 3, 4].map(item);

test('[B050] the comparator holds at most four projects', () => {
  expect(add(four, item(5))).toEqual({ kind: 'full' });
  expect(add(four.slice(0, 3), item(5))).toEqual({ kind: 'added', selection: [item(1), item(2), item(3), item(5)] });
});

test('[B051] a project that is being compared is not added again', () => {
  expect(add([item(1)], item(1))).toEqual({ kind: 'duplicate' });
});

test('[B051] removing takes out one project only', () => {
  expect(remove(four, 2).map(({ plantId }) => plantId)).toEqual([1, 3, 4]);
});

test('a column moves one place, and not past the ends', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], -1, 1)).toEqual(['a', 'b', 'c']);
});

test.each([null, '', '{', '42', '{"a":1}', '[1,"x",null]', '[{"plantId":"1","title":"A"}]', '[{"plantId":1}]'])(
  '[B094] broken storage %j is an empty comparator',
  (text) => {
    expect(parseItems(text)).toEqual([]);
  },
);

test('[B094] well-formed items survive beside broken ones, none twice', () => {
  const stored = JSON.stringify([item(1), { plantId: -1, title: 'x' }, item(1), { ...item(2), image: 7 }]);
  expect(parseItems(stored)).toEqual([item(1), item(2)]);
});

test('[B094] the names of what the browser keeps are those of the specification', () => {
  expect([localKeys.comparator, localKeys.availableProjects]).toEqual(['projectsInComparator', 'AvailableProjects']);
});
