import css from './figures.module.css';

type Figure = readonly [name: string, amount: string];

interface FiguresProps {
  /** The one that was asked for. */
  readonly main: Figure;
  readonly rows: readonly Figure[];
}

/** Amounts of a result, the one that was asked for first and largest. */
export function Figures({ main, rows }: FiguresProps) {
  return (
    <dl className={css.figures}>
      <div className={css.main}>
        <dt>{main[0]}</dt>
        <dd>{main[1]}</dd>
      </div>
      {rows.map(([name, amount]) => (
        <div key={name} className={css.row}>
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
