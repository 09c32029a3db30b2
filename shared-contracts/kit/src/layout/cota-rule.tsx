import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import css from './cota-rule.module.css';

interface CotaRuleProps {
  /** Stands on the line, like the measure of a dimension line. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** The motif: a hairline that ends in ticks, in the colour of the text around it. */
export function CotaRule({ children, className }: CotaRuleProps) {
  return (
    <div className={classNames(css.rule, className)}>{children && <span className={css.measure}>{children}</span>}</div>
  );
}
