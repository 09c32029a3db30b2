import { classNames } from '@umbral/kit/styles/class-names.ts';
import { type ReactNode, useId, useMemo } from 'react';
import { gridTexts as texts } from '../sheet-texts.ts';
import type { Column, RowIssues } from '../table/column.ts';
import { type History, useHistory } from '../table/use-history.ts';
import { BulkBar } from './bulk-bar.tsx';
import { gridActions } from './grid-actions.ts';
import { GridTable } from './grid-table.tsx';
import { GridToolbar } from './grid-toolbar.tsx';
import css from './sheet-grid.module.css';
import { useGridState } from './use-grid-state.ts';

export interface SheetGridProps<Row> {
  /** What the table holds, for assistive technology. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly onChange: (rows: readonly Row[]) => void;
  /** What is wrong with a cell, by the number of its row from 0 and the key of its column. */
  readonly issueOf?: (row: number, key: string) => string | undefined;
  /** A row with nothing in it; without it no rows can be added or taken away. */
  readonly makeRow?: () => Row;
  readonly maxRows?: number;
  /** The steps of somebody who changes the same rows by other ways too, as an import. */
  readonly history?: History<readonly Row[]>;
  /** Buttons after those of the grid. */
  readonly tools?: ReactNode;
  readonly className?: string;
}

/**
 * A table that is edited as in a spreadsheet: arrows move, Enter and F2 write, Escape leaves a cell as it was, ranges
 * are copied and pasted, Delete empties, Ctrl+D fills down, Ctrl+Z takes back. Rows that are picked take one change
 * for all. Rows are controlled; the grid never changes one that it was given.
 */
export function SheetGrid<Row>(props: SheetGridProps<Row>) {
  const { label, columns: all, rows, onChange, issueOf, makeRow, maxRows = 5000, tools, className } = props;
  const own = useHistory(rows, onChange);
  const history = props.history ?? own;
  const columns = useMemo(() => all.filter(({ isOnlyInFiles }) => !isOnlyInFiles), [all]);
  const state = useGridState({ rows: rows.length, columns: columns.length });
  const actions = gridActions({ columns, history, makeRow, maxRows }, state);
  const issues = useMemo(() => issuesOf(columns, rows.length, issueOf), [columns, rows.length, issueOf]);
  const id = useId();
  return (
    <div className={classNames(css.grid, className)}>
      <GridToolbar {...{ history, actions, state, columns, issues, tools }} canAdd={makeRow !== undefined} />
      {state.picked.size > 0 && (
        <BulkBar {...{ columns, actions, state }} canRemove={makeRow !== undefined} key={columns.length} />
      )}
      {rows.length === 0 ? (
        <p className={css.empty}>{texts.empty}</p>
      ) : (
        <GridTable {...{ id, label, columns, rows, state, actions, issues }} />
      )}
    </div>
  );
}

/** What is wrong, by row; rows without a fault are not there. */
function issuesOf<Row>(
  columns: readonly Column<Row>[],
  rows: number,
  issueOf: SheetGridProps<Row>['issueOf'],
): ReadonlyMap<number, RowIssues> {
  const found = new Map<number, RowIssues>();
  for (let row = 0; issueOf && row < rows; row += 1) {
    const wrong = columns.flatMap(({ key }) => {
      const issue = issueOf(row, key);
      return issue === undefined ? [] : [[key, issue] as const];
    });
    if (wrong.length > 0) found.set(row, Object.fromEntries(wrong));
  }
  return found;
}
