import { expect, test } from 'vitest';
import { deviceMarks } from './device-marks.ts';

function memory(initial?: string) {
  const kept = new Map(initial === undefined ? [] : [['marks', initial]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  };
}

test('marks are kept, once each, and can be taken away', () => {
  const marks = deviceMarks('marks', () => memory('["a"]') as never);
  expect(marks.has('a')).toBe(true);
  const store = memory();
  const own = deviceMarks('marks', () => store as never);
  own.add('b');
  own.add('b');
  expect(store.getItem('marks')).toBe('["b"]');
  own.remove('b');
  expect(own.has('b')).toBe(false);
});

test.each(['{', '7', '[1, null]'])('a store that holds %s has no marks', (text) => {
  expect(deviceMarks('marks', () => memory(text) as never).has('1')).toBe(false);
});

test('a browser that refuses storage forgets', () => {
  const marks = deviceMarks('marks', () => {
    throw new Error('denied');
  });
  marks.add('a');
  expect(marks.has('a')).toBe(false);
});
