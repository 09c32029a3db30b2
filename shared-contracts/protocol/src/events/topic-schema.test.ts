import { expect, test } from 'vitest';
import { faultOfExtent, faultOfTopicSchema } from './topic-schema.ts';

test('a type that is named again and again at every level is refused at the first', () => {
  const type = Array.from({ length: 20 }, () => 'object');
  const nested = (levels: number): object =>
    levels === 0 ? { type: 'string' } : { type, properties: { a: nested(levels - 1) } };
  expect(faultOfTopicSchema(nested(8))).toContain('names not each of them once');
  expect(faultOfTopicSchema({ type: [] })).toContain('names not each of them once');
  expect(faultOfTopicSchema({ type: [['string']] })).toContain('names not each of them once');
  expect(faultOfTopicSchema({ type: ['string', 'null'] })).toBeUndefined();
});

test('what is too deep or too much to look at is told without looking', () => {
  const deep = Array.from({ length: 100_000 }).reduce((items: object) => ({ type: 'array', items }), {});
  expect(faultOfExtent(deep)).toContain('64 levels');
  expect(faultOfExtent({ enum: Array.from({ length: 3000 }, () => 0) })).toContain('2000 values');
  expect(faultOfExtent({ type: 'array', items: { type: 'string', description: 'a word' } })).toBeUndefined();
});

test('a schema has few patterns', () => {
  const patterned = (count: number) => ({
    anyOf: Array.from({ length: count }, (_, at) => ({ type: 'string', pattern: `^${at}` })),
  });
  expect(faultOfTopicSchema(patterned(9))).toContain('9 patterns, more than 8');
  expect(faultOfTopicSchema(patterned(8))).toBeUndefined();
  const named = { type: 'object', properties: { pattern: { type: 'string' } } };
  expect(faultOfTopicSchema({ anyOf: Array.from({ length: 9 }, () => named) })).toBeUndefined();
});
