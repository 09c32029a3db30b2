import { classNames } from '@umbral/kit/styles/class-names.ts';
import type { ReactNode } from 'react';
import css from './staff.module.css';

interface RowTag {
  readonly text: string;
  readonly tone?: 'ok' | 'info' | 'warn' | 'danger';
}

interface RowProps {
  readonly title: ReactNode;
  /** Where it stands, in a word. */
  readonly tag?: RowTag;
  /** Short facts after one another. */
  readonly facts?: readonly ReactNode[];
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** What stands in a row of a list of staff: what it is, facts under it, and what can be done with it. */
export function StaffRow({ title, tag, facts = [], children, actions }: RowProps) {
  return (
    <>
      <div className={css.what}>
        <p className={css.name}>
          {title}
          {tag && <span className={classNames(css.tag, tag.tone && css[tag.tone])}>{tag.text}</span>}
        </p>
        {facts.length > 0 && (
          <ul className={css.facts}>
            {facts.map((fact, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: facts stand in a fixed order
              <li key={index}>{fact}</li>
            ))}
          </ul>
        )}
        {children}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </>
  );
}
