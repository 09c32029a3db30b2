import { expect, test } from 'vitest';
import { recommend } from './recommend.ts';

test('what is recommended is nearest in colour, never what the visitor has, and nothing for what nobody knows', () => {
  const skus = recommend(['CL-01-GR']).map(({ sku }) => sku);
  expect(skus).toHaveLength(4);
  expect(skus).not.toContain('CL-01-GR');
  expect(recommend(['CL-01-GR', skus[0] ?? '']).map(({ sku }) => sku)).not.toContain(skus[0]);
  expect(recommend([])).toEqual([]);
  expect(recommend(['nothing'])).toEqual([]);
});
