import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { gridTexts as texts } from '../sheet-texts.ts';
import type { Column, RowIssues } from '../table/column.ts';
import type { NextStep } from './cell-editor.tsx';
import { carryOut, type GridActions } from './grid-actions.ts';
import { clipboardOf } from './grid-clipboard.ts';
import { GridColumns } from './grid-columns.tsx';
import { GridGap, GridHead } from './grid-frame.tsx';
import { commandOf } from './grid-keys.ts';
import { type EditorEnds, GridRow } from './grid-row.tsx';
import { areaOf, moved, onlyAt } from './grid-selection.ts';
import { windowOf } from './row-window.ts';
import css from './sheet-grid.module.css';
import { useGridPointer } from './use-grid-pointer.ts';
import type { GridState } from './use-grid-state.ts';

interface GridTableProps<Row> {
  readonly id: string;
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly state: GridState;
  readonly actions: GridActions;
  readonly issues: ReadonlyMap<number, RowIssues>;
}

/** Rows that a page of the keyboard moves. */
const page = 10;

/** The table itself: one cell of it is in the order of Tab, and only the rows in sight are drawn. */
export function GridTable<Row>({ id, label, columns, rows, state, actions, issues }: GridTableProps<Row>) {
  const { selection, editing, picked } = state;
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 600 });
  useFocus(frame, state);
  const pointer = useGridPointer(state, actions);

  const goOn = (next: NextStep | undefined) => {
    state.setEditing(undefined);
    if (!next) return;
    state.isFollowing.current = true;
    state.select(moved(onlyAt(selection.focus), { ...next, extends: false }, state.size));
  };
  const ends: EditorEnds = {
    onCommit: (value, next) => {
      actions.commit(value);
      goOn(next);
    },
    onCancel: (refused, next) => {
      if (refused) state.tell(texts.reverted(refused.text, refused.message));
      goOn(next);
    },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.column === undefined) return;
    const command = commandOf(event, page);
    if (!command) return;
    event.preventDefault();
    state.isFollowing.current = true;
    carryOut(command, actions, state);
  };
  const area = areaOf(selection);
  const parts = windowOf({ rows: rows.length, ...view, kept: [selection.focus.row] });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the frame hears what happens to the cells of its grid
    <div
      ref={frame}
      className={css.frame}
      onScroll={({ currentTarget: { scrollTop: top, clientHeight: height } }) => setView({ top, height })}
      onKeyDown={onKeyDown}
      {...pointer}
      {...clipboardOf(editing !== undefined, actions)}
    >
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is edited by cell is a grid
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        className={css.table}
      >
        <GridColumns columns={columns} />
        <GridHead columns={columns} state={state} />
        <tbody>
          {parts.map((part) =>
            'gap' in part ? <GridGap key={`before-${part.before}`} rows={part.gap} /> : rowOf(part.row),
          )}
        </tbody>
      </table>
    </div>
  );

  function rowOf(index: number) {
    const row = rows[index];
    if (row === undefined) return null;
    const hasFocus = index === selection.focus.row;
    const isChosen = index >= area.top && index <= area.bottom;
    const isWritten = hasFocus && editing?.row === index;
    return (
      <GridRow
        key={index}
        {...{ index, columns, idPrefix: id, issues: issues.get(index), isPicked: picked.has(index) }}
        values={columns.map((column) => column.get(row))}
        focused={hasFocus ? selection.focus.column : undefined}
        from={isChosen ? area.left : undefined}
        to={isChosen ? area.right : undefined}
        typed={isWritten ? (editing.text ?? null) : undefined}
        ends={isWritten ? ends : undefined}
      />
    );
  }
}

/** Moves the focus to the chosen cell once it is drawn, where it was asked to follow; brings it into sight. */
function useFocus(frame: RefObject<HTMLDivElement | null>, { isFollowing, selection: { focus }, editing }: GridState) {
  useLayoutEffect(() => {
    if (!isFollowing.current || editing) return;
    isFollowing.current = false;
    const place = `[data-row="${focus.row}"][data-column="${focus.column}"]`;
    const cell = frame.current?.querySelector<HTMLElement>(place);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
