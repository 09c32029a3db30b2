import { type ReactNode, useEffect, useRef } from 'react';
import { focusIfLost } from './form-focus.ts';

interface FormReplyProps {
  /** Whether it answers a press just now: the button that had the focus is gone. */
  readonly isNew?: boolean;
  readonly role?: 'status';
  readonly className?: string;
  readonly children: ReactNode;
}

/** What stands in the place of a form once it is off the hands of its writer; it takes the focus that was lost. */
export function FormReply({ isNew = true, children, ...box }: FormReplyProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) focusIfLost(place.current);
  }, [isNew]);
  return (
    <div ref={place} tabIndex={-1} {...box}>
      {children}
    </div>
  );
}
