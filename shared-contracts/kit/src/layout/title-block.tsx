import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import css from './title-block.module.css';

export interface TitleBlockCell {
  readonly label: string;
  readonly value: ReactNode;
}

interface TitleBlockProps {
  readonly cells: readonly TitleBlockCell[];
  readonly className?: string;
}

/** More cells than this stand in two columns on a narrow screen. */
const inOneLine = 4;

/** The rótulo: the strip of a drawing's title block that closes every card and page of a project. */
export function TitleBlock({ cells, className }: TitleBlockProps) {
  return (
    <div className={classNames(css.frame, className)}>
      <dl className={classNames(css.block, cells.length > inOneLine && css.many, 'num')}>
        {cells.map(({ label, value }) => (
          <div key={label} className={css.cell}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
