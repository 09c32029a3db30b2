import { expect, test } from 'vitest';
import { countOf, parseCart, spellCart, withOneMore } from './cart-text.ts';

test('a cart is read as it was written, and what is no item is left out', () => {
  const items = withOneMore(withOneMore(withOneMore([], 'CL-01-GR'), 'AU-02-OG'), 'CL-01-GR');
  expect(spellCart(items)).toBe('CL-01-GR_2|AU-02-OG_1');
  expect(parseCart(spellCart(items))).toEqual(items);
  expect(countOf(items)).toBe(3);
  expect(parseCart(null)).toEqual([]);
  expect(parseCart('CL-01-GR_0|<b>_1|CL-01-GR|AU-02-OG_4')).toEqual([{ sku: 'AU-02-OG', quantity: 4 }]);
});
