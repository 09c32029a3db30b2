import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import type { ReactNode } from 'react';
import css from './fact-list.module.css';

export interface FactEntry {
  readonly label: string;
  /** Where the label is explained. */
  readonly href?: string;
  readonly value: ReactNode;
  readonly note?: string;
}

/** Facts with their names in as many columns as there is room for; absent ones are left out. */
export function FactList({ facts }: { readonly facts: readonly (FactEntry | undefined)[] }) {
  return (
    <dl className={css.facts}>
      {facts
        .filter((fact) => fact !== undefined)
        .map(({ label, href, value, note }) => (
          <div key={label} className={css.fact}>
            <dt className={css.label}>{href ? <Anchor href={href}>{label}</Anchor> : label}</dt>
            <dd className={css.value}>{value}</dd>
            {note && <dd className={css.note}>{note}</dd>}
          </div>
        ))}
    </dl>
  );
}
