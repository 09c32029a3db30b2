import { uiTexts } from '@umbral/kit/texts/ui-texts.ts';
import { useEffect, useRef } from 'react';
import css from './toast.module.css';
import { Toast, type ToastModel } from './toast.tsx';

interface ToastRegionProps {
  /** Oldest first; the owner keeps them. */
  readonly toasts: readonly ToastModel[];
  readonly onEnd: (id: number) => void;
}

/** Where toasts appear; always in the document, because a status must exist before it changes. */
export function ToastRegion({ toasts, onEnd }: ToastRegionProps) {
  const stack = useRef<HTMLDivElement>(null);
  // Shown anew with each message, to lie over a dialog that opened in between.
  useEffect(() => {
    const element = stack.current;
    if (!element || toasts.length === 0) return;
    element.showPopover();
    return () => element.hidePopover();
  }, [toasts]);
  return (
    <div role="status" aria-label={uiTexts.notifications}>
      <div ref={stack} popover="manual" className={css.stack}>
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} onEnd={() => onEnd(toast.id)} />
        ))}
      </div>
    </div>
  );
}
