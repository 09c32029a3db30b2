import type { ReactNode } from 'react';
import css from './prose.module.css';

/** Long text at reading measure: articles, guides, legal pages. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className={css.prose}>{children}</div>;
}
