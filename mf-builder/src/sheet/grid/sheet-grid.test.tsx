import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import type { DraftRow } from '../price-list/draft-row.ts';
import { plantTable } from '../price-list/plant-table.ts';
import { emptyPlant, plantNamed } from '../testing/plant-rows.ts';
import { SheetGrid } from './sheet-grid.tsx';

const { columns } = plantTable(() => emptyPlant);
const issueOf = (row: number, key: string) => (row === 1 && key === 'price' ? 'El campo es obligatorio' : undefined);
const changed = vi.fn<(rows: readonly DraftRow[]) => void>();

beforeAll(() => {
  // jsdom draws nothing and scrolls nowhere.
  Element.prototype.scrollIntoView = () => undefined;
});

function Owner({ start }: { readonly start: readonly DraftRow[] }) {
  const [rows, setRows] = useState(start);
  const onChange = (next: readonly DraftRow[]) => {
    changed(next);
    setRows(next);
  };
  return <SheetGrid {...{ label: 'Tipologías', columns, rows, onChange, issueOf, makeRow: () => emptyPlant }} />;
}

const three = [
  plantNamed('Uno'),
  plantNamed('Dos', { price: null }),
  plantNamed('Tres', { price: 300_000_000, built_area: 50 }),
];

function open(start: readonly DraftRow[] = three) {
  changed.mockClear();
  render(<Owner start={start} />);
  return { user: userEvent.setup(), grid: screen.getByRole('grid', { name: 'Tipologías' }) };
}

const cell = (row: number, column: number) => {
  const found = document.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
  if (!found) throw new Error(`No cell ${row}, ${column}`);
  return found;
};
const at = () => [
  Number(document.activeElement?.getAttribute('data-row')),
  Number(document.activeElement?.getAttribute('data-column')),
];
const last = () => changed.mock.lastCall?.[0] ?? [];
const price = 2;

test('[B095] of forty rows only those are drawn again that a key press changes', async () => {
  let drawn = 0;
  const counting = columns.map((column) =>
    column.kind === 'choice'
      ? {
          ...column,
          get choices() {
            drawn += 1;
            return [];
          },
        }
      : column,
  );
  const rows = Array.from({ length: 40 }, (_, index) => plantNamed(`Tipo ${index}`));
  const onChange = vi.fn();
  const user = userEvent.setup();
  const { rerender } = render(<SheetGrid {...{ label: 'Cuarenta', columns: counting, rows, onChange, issueOf }} />);
  cell(0, 0).focus();
  drawn = 0;
  await user.keyboard('{ArrowDown}');
  expect(drawn).toBe(2);
  const changedRows = rows.with(7, plantNamed('Otro nombre'));
  rerender(<SheetGrid {...{ label: 'Cuarenta', columns: counting, rows: changedRows, onChange, issueOf }} />);
  expect([drawn, cell(7, 0).textContent]).toEqual([3, 'Otro nombre']);
});

test('one cell is in the order of Tab; arrows, Home, End and their Ctrl move it', async () => {
  const { user } = open();
  cell(0, 0).focus();
  await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
  expect(at()).toEqual([1, 2]);
  await user.keyboard('{Home}');
  expect(at()).toEqual([1, 0]);
  await user.keyboard('{Control>}{End}{/Control}');
  expect(at()).toEqual([2, 11]);
  expect(document.querySelectorAll('[data-column][tabindex="0"]')).toHaveLength(1);
});

test('Enter writes, takes "300 M", and goes on below; Escape leaves the cell as it was', async () => {
  const { user } = open();
  cell(0, price).focus();
  await user.click(cell(0, price));
  await user.keyboard('{Enter}{Control>}a{/Control}350,5 M{Enter}');
  expect(last()[0]?.price).toBe(350_500_000);
  expect(at()).toEqual([1, price]);
  changed.mockClear();
  await user.keyboard('9{Escape}');
  expect(changed).not.toHaveBeenCalled();
  expect(at()).toEqual([1, price]);
});

test('what is no price stays in its cell with the reason; leaving it keeps the old value and says so', async () => {
  const { user } = open();
  await user.click(cell(0, price));
  await user.keyboard('caro{Enter}');
  expect(screen.getByRole('alert').textContent).toMatch(/^Escribe un valor en pesos/);
  await user.keyboard('{Tab}');
  expect(changed).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toMatch(/^No guardamos «caro»/);
});

test('cells of Excel are pasted over a range, and one press takes all of it back and forth', async () => {
  const { user } = open();
  await user.click(cell(0, price));
  fireEvent.paste(cell(0, price), { clipboardData: { getData: () => '$ 410.000.000\t70,5\r\nno sé\t71,25\r\n' } });
  expect(last().map(({ price: pesos, built_area }) => [pesos, built_area])).toEqual([
    [410_000_000, 70.5],
    [null, 71.25],
    [300_000_000, 50],
  ]);
  expect(screen.getByRole('status').textContent).toMatch(/^1 celda no se pegó/);
  await user.keyboard('{Control>}z{/Control}');
  expect(last()).toEqual(three);
  await user.keyboard('{Control>}y{/Control}');
  expect(last()[1]?.built_area).toBe(71.25);
});

test('a paste that is longer than the table adds rows', async () => {
  const { user } = open();
  await user.click(cell(2, 0));
  fireEvent.paste(cell(2, 0), { clipboardData: { getData: () => 'A\nB\nC' } });
  expect(last().map(({ name }) => name)).toEqual(['Uno', 'Dos', 'A', 'B', 'C']);
});

test('a range is copied as spreadsheets take it, filled down and emptied', async () => {
  const { user } = open();
  await user.click(cell(0, price));
  await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
  const setData = vi.fn();
  fireEvent.copy(cell(1, price + 1), { clipboardData: { setData } });
  expect(setData).toHaveBeenCalledWith('text/plain', '420000000\t68,5\n\t68,5');
  await user.keyboard('{Control>}d{/Control}');
  expect(last()[1]?.price).toBe(420_000_000);
  await user.keyboard('{Delete}');
  expect(
    last()
      .slice(0, 2)
      .map(({ price: pesos }) => pesos),
  ).toEqual([null, null]);
});

test('what is wrong is counted, told at its cell, and led to', async () => {
  const { user } = open();
  expect(screen.getByText('1 celda por corregir')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ir a la siguiente' }));
  expect(at()).toEqual([1, price]);
  const described = document.getElementById(cell(1, price).getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('El campo es obligatorio');
  expect(screen.getByRole('status').textContent).toBe('Fila 2, Precio: El campo es obligatorio');
});

test('picked rows take one change: a raise of 10 %, which leaves empty prices empty', async () => {
  const { user } = open();
  await user.click(screen.getByRole('checkbox', { name: 'Elegir todas las filas' }));
  const bar = within(screen.getByRole('group', { name: '3 filas elegidas' }));
  await user.selectOptions(bar.getByLabelText('Cambio'), 'Subir en %');
  await user.type(bar.getByLabelText('Porcentaje'), '10');
  await user.click(bar.getByRole('button', { name: 'Aplicar a las filas' }));
  expect(last().map(({ price: pesos }) => pesos)).toEqual([462_000_000, null, 330_000_000]);
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(last()).toEqual(three);
});

test('a choice is written out of its list and a mark by one press', async () => {
  const { user } = open();
  await user.click(cell(0, 1));
  await user.keyboard('{Enter}');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo de inmueble' }), 'Penthouse');
  await user.keyboard('{Enter}');
  expect(last()[0]?.property_type).toBe('penthouse');
  await user.click(cell(0, 11));
  await user.keyboard(' ');
  expect(last()[0]?.featured).toBe(true);
});

test('of a thousand rows only those in sight are drawn, and the last one is reached', async () => {
  const { user, grid } = open(Array.from({ length: 1000 }, (_, n) => plantNamed(`T ${n}`)));
  expect(within(grid).getAllByRole('rowheader').length).toBeLessThan(60);
  expect(grid.getAttribute('aria-rowcount')).toBe('1001');
  cell(0, 0).focus();
  await user.keyboard('{Control>}{End}{/Control}');
  expect(at()).toEqual([999, 11]);
  expect(document.activeElement?.closest('tr')?.getAttribute('aria-rowindex')).toBe('1001');
});
