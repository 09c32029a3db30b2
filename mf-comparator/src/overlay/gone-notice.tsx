import { Button } from '@umbral/kit/actions/button.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import type { MouseEvent } from 'react';
import { texts } from '../texts.ts';

interface GoneNoticeProps {
  readonly text: string;
  /** None where the comparison is to read only. */
  readonly onForget?: () => void;
}

/** Says that nobody knows some plants any more, with the way to take them out: they have no column of their own. */
export function GoneNotice({ text, onForget }: GoneNoticeProps) {
  const forget = ({ currentTarget }: MouseEvent) => {
    onForget?.();
    // The button goes with the notice: the focus stays with the title, which counts anew.
    currentTarget.closest('dialog')?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  };
  const action = onForget && (
    <Button size="s" look="secondary" onClick={forget}>
      {texts.overlay.forget}
    </Button>
  );
  return (
    <Notice tone="warning" action={action}>
      {text}
    </Notice>
  );
}
