import { expect, test } from 'vitest';
import { stateBlock, stateText } from './state-text.ts';

test('the block of a document is the JSON of its parts, and ends no script', () => {
  const [page, news] = [{ title: '</script>', list: [1, null] }, 'é'];
  const block = stateBlock(stateText(page), { 'f0-': stateText(news) ?? '', 'f2-': stateText(null) ?? '' });
  expect(JSON.parse(block)).toEqual({ page, fragments: { 'f0-': news, 'f2-': null } });
  expect(block).not.toContain('<');
  expect(stateBlock(stateText(undefined), {})).toBe('{"fragments":{}}');
});
