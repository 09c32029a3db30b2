import type { ReactNode } from 'react';
import { CotaRule } from './cota-rule.tsx';
import css from './section-heading.module.css';

interface SectionHeadingProps {
  readonly children: ReactNode;
  /** For `aria-labelledby` of the section. */
  readonly id?: string;
  readonly level?: 2 | 3;
  /** A sentence under the title. */
  readonly lead?: ReactNode;
  /** Stands right of the title: "Ver más", arrows. */
  readonly action?: ReactNode;
}

/** Title of a part of the page over its dimension line. */
export function SectionHeading({ children, id, level = 2, lead, action }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={css.head}>
      <div className={css.line}>
        <Heading id={id} className={css.title}>
          {children}
        </Heading>
        {action && <div className={css.action}>{action}</div>}
      </div>
      {lead && <p className={css.lead}>{lead}</p>}
      <CotaRule />
    </div>
  );
}
