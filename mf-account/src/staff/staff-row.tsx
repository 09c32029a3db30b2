import type { ReactNode } from 'react';
import css from './staff.module.css';

interface RowProps {
  readonly title: ReactNode;
  /** Short facts after one another. */
  readonly facts?: readonly ReactNode[];
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** What stands in a row of a list of staff: what it is, facts under it, and what can be done with it. */
export function StaffRow({ title, facts = [], children, actions }: RowProps) {
  return (
    <>
      <div className={css.what}>
        <p className={css.name}>{title}</p>
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
