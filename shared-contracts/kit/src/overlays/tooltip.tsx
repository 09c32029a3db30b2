import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import css from './tooltip.module.css';

interface TooltipProps {
  /** What is in sight. */
  readonly children: ReactNode;
  /** What hovering, focus or a touch adds. */
  readonly text: string;
}

/** Words with more behind them; Escape hides it, the mouse may rest on it. */
export function Tooltip({ children, text }: TooltipProps) {
  const tipId = useId();
  const owner = useRef<HTMLButtonElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const show = () => {
    if (owner.current && !tip.current?.matches(':popover-open')) tip.current?.showPopover({ source: owner.current });
  };
  const hide = () => tip.current?.hidePopover();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside has the focus; this also holds the tip under the mouse
    <span
      className={css.wrap}
      onMouseEnter={show}
      onMouseLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={onKeyDown}
    >
      <button ref={owner} type="button" className={css.owner} aria-describedby={tipId} onClick={show}>
        {children}
      </button>
      <span ref={tip} id={tipId} role="tooltip" popover="manual" className={css.tip}>
        {text}
      </span>
    </span>
  );
}
