import { beforeEach, expect, test } from 'vitest';
import { comparisonRows } from '../model/comparison-rows.ts';
import { column, pesos } from '../testing/column-fixture.ts';
import { tableRows } from './compared-column.ts';
import { parseView, plainView, readBudget, shownRows } from './table-view.ts';

const rows = tableRows([column(), column({ built_area: 70, room_number: 3 })], pesos);
const keys = (view: Partial<typeof plainView>) => shownRows(rows, { ...plainView, ...view }).map(({ key }) => key);

beforeEach(() => localStorage.clear());

test('[B052] as usual all sixteen rows stand in their order', () => {
  expect(keys({})).toEqual(comparisonRows);
});

test('[B052] only differences leaves out what all columns share', () => {
  expect(keys({ onlyDifferences: true })).toEqual(['area', 'bedroom']);
  const alone = shownRows(tableRows([column()], pesos), { ...plainView, onlyDifferences: true });
  expect(alone).toHaveLength(16);
});

test('[B052] rows are hidden and stand in the order that was chosen', () => {
  const order = ['area', ...comparisonRows.filter((row) => row !== 'area')];
  expect(keys({ order, hidden: ['location'] }).slice(0, 2)).toEqual(['area', 'type']);
});

test.each([null, '', '{', '[]', '42', '{"order":7,"hidden":"x","years":3,"savings":-1}'])(
  '[B094] broken storage %j is the usual table',
  (text) => {
    expect(parseView(text)).toEqual({ ...plainView, order: [...comparisonRows], savings: undefined });
  },
);

test('[B094] of a stored order unknown rows are left out and missing ones come last', () => {
  const view = parseView('{"order":["estrato","x","estrato"],"hidden":["x","area"],"years":10,"savings":5}');
  expect(view.order).toHaveLength(16);
  expect(view.order.slice(0, 2)).toEqual(['estrato', 'location']);
  expect(view).toMatchObject({ hidden: ['area'], years: 10, savings: 5 });
});

test('[B094] the budget of this device gives savings and rate, a broken one nothing', () => {
  localStorage.setItem('umbral-budget-1', '{"savings":30000000,"annualPercent":11.5,"income":5}');
  expect(readBudget()).toEqual({ savings: 30_000_000, annualPercent: 11.5 });
  localStorage.setItem('umbral-budget-1', '{"savings":"mucho","annualPercent":900}');
  expect(readBudget()).toEqual({ savings: undefined, annualPercent: undefined });
});
