import type { ReactNode } from 'react';
import css from './page-heading.module.css';

interface PageHeadingProps {
  readonly children: ReactNode;
  /** Small line over the title. */
  readonly overline?: ReactNode;
  /** Figures or a sentence under it. */
  readonly lead?: ReactNode;
  readonly action?: ReactNode;
}

/** The one `h1` of a page; it can receive focus by script, so that a navigation is announced. */
export function PageHeading({ children, overline, lead, action }: PageHeadingProps) {
  return (
    <div className={css.head}>
      <div className={css.text}>
        {overline && <p className={css.overline}>{overline}</p>}
        <h1 tabIndex={-1} className={css.title}>
          {children}
        </h1>
        {lead && <p className={css.lead}>{lead}</p>}
      </div>
      {action}
    </div>
  );
}
