import { Amount } from './amount.tsx';
import css from './result.module.css';

/** A named amount in pesos. */
export interface Figure {
  readonly term: string;
  readonly cop: number;
}

interface ResultFiguresProps {
  /** The one that was asked for. */
  readonly main: Figure & { readonly unit?: string };
  readonly others: readonly Figure[];
}

/** What comes out: one amount large, those it is made of below. */
export function ResultFigures({ main, others }: ResultFiguresProps) {
  return (
    <dl className={css.figures}>
      <div className={css.main}>
        <dt>{main.term}</dt>
        <dd>
          <Amount cop={main.cop} unit={main.unit} />
        </dd>
      </div>
      {others.map(({ term, cop }) => (
        <div key={term} className={css.figure}>
          <dt>{term}</dt>
          <dd>
            <Amount cop={cop} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
