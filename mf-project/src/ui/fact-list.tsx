import type { ReactNode } from 'react';
import css from './fact-list.module.css';

export interface FactEntry {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: string;
}

/** Facts with their names in as many columns as there is room for; absent ones are left out. */
export function FactList({ facts }: { readonly facts: readonly (FactEntry | undefined)[] }) {
  return (
    <dl className={css.facts}>
      {facts
        .filter((fact) => fact !== undefined)
        .map(({ label, value, note }) => (
          <div key={label} className={css.fact}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>{value}</dd>
            {note && <dd className={css.note}>{note}</dd>}
          </div>
        ))}
    </dl>
  );
}
