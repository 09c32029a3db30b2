import { expect, test } from 'vitest';
import { addressedRows } from './filter-rows.ts';
import { filterTable } from './filter-table.ts';
import { listedOrders, orderTable } from './orders.ts';

function isOnce(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}

test('no two filters have the same key, the same name on the wire or the same key of an address', () => {
  expect(isOnce(filterTable.map(({ key }) => key))).toBe(true);
  expect(isOnce(filterTable.map(({ wire }) => wire))).toBe(true);
  expect(isOnce(addressedRows.map(({ query }) => query))).toBe(true);
});

test('no two orders have the same key or the same word in an address', () => {
  expect(isOnce(orderTable.map(({ key }) => key))).toBe(true);
  expect(isOnce(listedOrders.map(({ slug }) => slug))).toBe(true);
});
