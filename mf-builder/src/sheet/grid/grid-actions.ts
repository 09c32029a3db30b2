import { gridTexts as texts } from '../sheet-texts.ts';
import type { CellValue, Column } from '../table/column.ts';
import { delimitedRows } from '../table/delimited.ts';
import type { History } from '../table/use-history.ts';
import {
  type BulkChange,
  bulkWrites,
  type CellWrite,
  copied,
  emptied,
  filledDown,
  pasted,
  written,
} from './grid-changes.ts';
import type { GridCommand } from './grid-keys.ts';
import { areaOf, moved, onlyAt, type Place, type Selection, type Size } from './grid-selection.ts';
import type { GridState } from './use-grid-state.ts';

export interface GridInput<Row> {
  readonly columns: readonly Column<Row>[];
  readonly history: History<readonly Row[]>;
  readonly makeRow?: () => Row;
  readonly maxRows: number;
}

/** Letters that are pasted into the grid itself; whole sheets come by the import, which reads them in slices. */
const mostPasted = 400_000;

export type GridActions = ReturnType<typeof gridActions>;

/** Everything that can be done in a grid; what changes rows is one step of the past each. */
export function gridActions<Row>(input: GridInput<Row>, state: GridState) {
  const { columns, history } = input;
  const rows = history.value;
  const area = areaOf(state.selection);

  const write = (writes: readonly CellWrite[], name: string) => {
    const next = written(columns, rows, writes);
    if (next !== rows) history.change(next, name);
  };
  const edit = (place: Place, text?: string) => {
    const column = columns[place.column];
    const row = rows[place.row];
    if (!column || row === undefined) return;
    if (column.isReadOnly) return state.tell(texts.readOnly);
    state.tell('');
    if (column.kind !== 'toggle') return state.setEditing({ ...place, text });
    write([{ ...place, value: column.get(row) !== true }], texts.steps.edit(column.label));
  };
  const paste = (text: string) => {
    if (text.length > mostPasted) return state.tell(texts.tooLarge);
    const found = pasted(columns, [...delimitedRows(text, '\t')], area);
    const grown = withRows(input, found.area.bottom + 1);
    const next = written(columns, grown, found.writes);
    if (next !== rows) history.change(next, texts.steps.paste(found.writes.length));
    const [first] = found.faults;
    state.tell(first === undefined ? '' : texts.notPasted(found.faults.length, first));
    state.select({
      anchor: { row: area.top, column: area.left },
      focus: { row: Math.min(found.area.bottom, next.length - 1), column: found.area.right },
    });
  };
  return {
    write,
    edit,
    paste,
    copy: () => copied(columns, rows, area),
    clear: () => write(emptied(columns, area), texts.steps.clear),
    fill: () => write(filledDown(columns, rows, area), texts.steps.fill),
    ...rowActions(input, state),
    bulk: (at: number, change: BulkChange) => {
      const of = columns[at];
      if (of) write(bulkWrites({ at, of }, rows, state.picked, change), texts.steps.bulk(of.label, state.picked.size));
    },
    /** Keeps what was written in the cell, and goes on. */
    commit: (value: CellValue) => {
      const { editing } = state;
      if (editing) write([{ ...editing, value }], texts.steps.edit(columns[editing.column]?.label ?? ''));
    },
  };
}

/** The rows, with new ones at the end until there are as many; no more than may be. */
function withRows<Row>({ history, makeRow, maxRows }: GridInput<Row>, count: number): readonly Row[] {
  const missing = makeRow ? Math.min(count, maxRows) - history.value.length : 0;
  return makeRow && missing > 0 ? [...history.value, ...Array.from({ length: missing }, makeRow)] : history.value;
}

function rowActions<Row>({ history, makeRow, maxRows }: GridInput<Row>, state: GridState) {
  const rows = history.value;
  const step = (walk: () => string | undefined, told: (name: string) => string) => {
    state.setEditing(undefined);
    const name = walk();
    if (name) state.tell(told(name));
  };
  return {
    undo: () => step(history.undo, texts.undone),
    redo: () => step(history.redo, texts.redone),
    add: () => {
      if (!makeRow) return;
      if (rows.length >= maxRows) return state.tell(texts.full(maxRows));
      history.change([...rows, makeRow()], texts.steps.add);
      state.select(onlyAt({ row: rows.length, column: 0 }));
    },
    remove: () => {
      const next = rows.filter((_, row) => !state.picked.has(row));
      history.change(next, texts.steps.remove(rows.length - next.length));
      state.pick([]);
    },
  };
}

/** Carries out what a key asked for; moves and picks change no rows. */
export function carryOut(command: GridCommand, actions: GridActions, state: GridState): void {
  const { selection, size } = state;
  const { row } = selection.focus;
  if (command.name === 'move') state.select(moved(selection, command, size));
  else if (command.name === 'edit') actions.edit(selection.focus, command.text);
  else if (command.name === 'press') actions.edit(selection.focus);
  else if (command.name === 'pick') state.pick(toggled(state.picked, row));
  else if (command.name === 'all') state.select(wholeTable(size));
  else actions[command.name]();
}

function wholeTable({ rows, columns }: Size): Selection {
  return { anchor: { row: 0, column: 0 }, focus: { row: rows - 1, column: columns - 1 } };
}

/** The chosen rows with one more, or without it. */
export function toggled(rows: ReadonlySet<number>, row: number): Set<number> {
  const next = new Set(rows);
  if (!next.delete(row)) next.add(row);
  return next;
}
