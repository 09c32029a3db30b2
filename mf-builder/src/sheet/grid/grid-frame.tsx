import { gridTexts as texts } from '../sheet-texts.ts';
import type { Column } from '../table/column.ts';
import { rowHeight } from './row-window.ts';
import css from './sheet-grid.module.css';
import type { GridState } from './use-grid-state.ts';

interface GridHeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly state: GridState;
}

/** The names of the columns, and the box that picks every row. */
export function GridHead<Row>({ columns, state }: GridHeadProps<Row>) {
  const count = state.picked.size;
  const isAll = count > 0 && count === state.size.rows;
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className={css.pick}>
          <input
            type="checkbox"
            aria-label={texts.pickAll}
            checked={isAll}
            ref={(box) => {
              if (box) box.indeterminate = count > 0 && !isAll;
            }}
            onChange={() => state.pick(isAll ? [] : Array.from({ length: state.size.rows }, (_, row) => row))}
          />
        </th>
        {columns.map(({ key, label, kind }) => (
          <th key={key} scope="col" className={kind === 'money' || kind === 'number' ? css.figure : undefined}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Stands for rows out of sight. */
export function GridGap({ rows }: { readonly rows: number }) {
  return (
    <tr aria-hidden>
      <td
        ref={(cell) => {
          if (cell) cell.style.height = `${rows * rowHeight}px`;
        }}
        className={css.gap}
      />
    </tr>
  );
}
