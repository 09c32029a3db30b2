import type { ReactNode } from 'react';
import css from './empty-state.module.css';

interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** Concrete ways on: chips, buttons. */
  readonly actions?: ReactNode;
  readonly headingLevel?: 2 | 3;
}

/** Nothing to show: a plan with one wall missing, why, and what to do. */
export function EmptyState({ title, children, actions, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={css.empty}>
      <PlanDrawing />
      <Heading className={css.title}>{title}</Heading>
      {children && <div className={css.text}>{children}</div>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}

/** The drawing alone; the dashes are the wall that is not there. */
export function PlanDrawing() {
  return (
    <svg viewBox="0 0 200 140" className={css.plan} aria-hidden>
      <path className={css.dimension} d="M20 8h160M20 4v8M180 4v8M8 20v110M4 20h8M4 130h8M110 4v8M4 80h8" />
      <path className={css.wall} d="M110 20H20v110h50M90 130h90v-16M110 20v32M110 70v10H20M110 80h24M152 80h28" />
      <path
        className={css.thin}
        d="M70 130a20 20 0 0 1 20-20v20M134 80a18 18 0 0 1 18-18v18M110 52a18 18 0 0 1-18 18h18M30 92h26v18H30zM34 30h36v26H34zM34 38h36M124 96h14v24h-14z"
      />
      <path className={css.missing} d="M110 20h70v94" />
    </svg>
  );
}
