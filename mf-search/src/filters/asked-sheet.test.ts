import { beforeEach, expect, test, vi } from 'vitest';
import type { FilterPanel } from '../view-model/filter-panel.ts';
import { askSheet, sheetOf } from './asked-sheet.ts';

const bogota = '/proyectos-vivienda/bogota';
const cali = '/proyectos-vivienda/cali';
const panel = { action: bogota } as FilterPanel;
const load = vi.fn<() => Promise<FilterPanel>>();

beforeEach(() => {
  load.mockReset();
  load.mockResolvedValue(panel);
});

test('a form is asked for once however many want it, and is there from then on', async () => {
  expect(await Promise.all([askSheet(bogota, load), askSheet(bogota, load)])).toEqual([panel, panel]);
  await askSheet(bogota, load);
  expect(load).toHaveBeenCalledTimes(1);
  expect(sheetOf({ href: bogota })).toBe(panel);
  expect(sheetOf({ href: cali })).toBeUndefined();
});

test('a listing that has its form shows that one', () => {
  expect(sheetOf({ href: cali, sheet: panel })).toBe(panel);
});

test('without an answer the next wish asks again, and brings the form to whoever waits', async () => {
  load.mockRejectedValueOnce(new Error('the index is away'));
  const waiting = askSheet(cali, load);
  await vi.waitFor(() => {
    void askSheet(cali, load);
    expect(load).toHaveBeenCalledTimes(2);
  });
  expect(await waiting).toBe(panel);
});
