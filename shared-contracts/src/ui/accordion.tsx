import type { ReactNode } from 'react';
import css from './accordion.module.css';
import { Icon } from './icon.tsx';
import { plusIcon } from './icons.ts';

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
