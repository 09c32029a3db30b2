import css from './money-table.module.css';

interface MoneyTableProps {
  readonly caption: string;
  readonly head: readonly string[];
  /** The first cell names its row. */
  readonly rows: readonly (readonly string[])[];
  readonly foot?: readonly string[];
}

/** Amounts in columns; a wide table scrolls in its own box, by keyboard too. */
export function MoneyTable({ caption, head, rows, foot }: MoneyTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={css.scroller} aria-label={caption} tabIndex={0}>
      <table className={css.table}>
        <caption className={css.caption}>{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <Row key={cells[0]} cells={cells} />
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <Row cells={foot} />
          </tfoot>
        )}
      </table>
    </section>
  );
}

/** Amounts stay on one line, words may take more. */
const isAmount = /^\D{0,4}\d/;

function Row({ cells: [name, ...cells] }: { readonly cells: readonly string[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
        <td key={index} className={isAmount.test(cell) ? css.amount : undefined}>
          {cell}
        </td>
      ))}
    </tr>
  );
}
