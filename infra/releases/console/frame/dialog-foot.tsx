import { Button } from '@umbral/kit/actions/button.tsx';
import type { ReactNode } from 'react';
import css from './dialog-foot.module.css';

interface DialogFootProps {
  /** The words of the way out that changes nothing. */
  readonly leave: string;
  readonly onLeave: () => void;
  /** The button that acts. */
  readonly children: ReactNode;
}

/** What stands under a question: the way out first, then the deed. */
export function DialogFoot({ leave, onLeave, children }: DialogFootProps) {
  return (
    <div className={css.foot}>
      <Button look="ghost" onClick={onLeave}>
        {leave}
      </Button>
      {children}
    </div>
  );
}
