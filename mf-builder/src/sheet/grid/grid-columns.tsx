import type { Column } from '../table/column.ts';
import css from './sheet-grid.module.css';

/** The widths of the columns: fixed, so that rows which come into sight move nothing. */
export function GridColumns<Row>({ columns }: { readonly columns: readonly Column<Row>[] }) {
  return (
    <colgroup>
      <col className={css.pickColumn} />
      {columns.map(({ key, width = 'medium' }) => (
        <col key={key} className={css[width]} />
      ))}
    </colgroup>
  );
}
