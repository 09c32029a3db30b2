import { expect, test } from 'vitest';
import { readingMinutes } from './reading-minutes.ts';

const paragraph = (words: number) => ({ type: 'paragraph' as const, runs: [{ text: 'casa '.repeat(words) }] });

test('reading takes a minute for 200 words, and one at least', () => {
  expect(readingMinutes([[]])).toBe(1);
  expect(readingMinutes([[paragraph(300)], [paragraph(700)]])).toBe(5);
  expect(readingMinutes([[{ type: 'list', ordered: false, items: [[{ text: 'casa '.repeat(400) }]] }]])).toBe(2);
});
