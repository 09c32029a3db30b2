import { expect, test } from 'vitest';
import { readSeedRequest, worldLabel } from './world-options.ts';

test('without words it is the demonstration', () => {
  expect(readSeedRequest([])).toEqual({ size: 'demo', seed: 1, replace: false });
});

test('size, number and replacement are read', () => {
  expect(readSeedRequest(['--size', 'small', '--seed', '7', '--replace'])).toEqual({
    size: 'small',
    seed: 7,
    replace: true,
  });
});

test.each([
  [['--size', 'huge'], 'There is no world of the size "huge"'],
  [['--seed', 'seven'], '--seed takes a whole number'],
  [['--fast'], "Unknown option '--fast'"],
])('%j is refused with a sentence', (args, sentence) => {
  expect(() => readSeedRequest(args)).toThrow(sentence);
});

test('another number is another world', () => {
  expect(worldLabel(1, 'project')).toBe('project');
  expect(worldLabel(2, 'project')).not.toBe(worldLabel(3, 'project'));
});
