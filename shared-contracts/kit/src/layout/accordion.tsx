import type { ReactNode } from 'react';
import { Icon } from '../media/icon.tsx';
import { plusIcon } from '../media/icons.ts';
import css from './accordion.module.css';

interface AccordionProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  /** Of those with one name only one is open at a time. */
  readonly group?: string;
  readonly isOpen?: boolean;
}

/** A heading that discloses what is under it. */
export function Accordion({ summary, children, group, isOpen }: AccordionProps) {
  return (
    <details className={css.accordion} name={group} open={isOpen}>
      <summary className={css.summary}>
        {summary}
        <Icon of={plusIcon} className={css.sign} />
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
