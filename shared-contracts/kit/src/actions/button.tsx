import type { ComponentProps, MouseEvent } from 'react';
import { Icon } from '../media/icon.tsx';
import css from './button.module.css';
import { type ButtonLook, buttonClass } from './button-look.ts';

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** A constant of icons.ts, before the text. */
  readonly icon?: string;
  /** Shows a turning mark and refuses clicks, but keeps its focus and its width. */
  readonly isLoading?: boolean;
}

/** A button; `type="button"` unless told otherwise. */
export function Button({ look, size, wide, icon, isLoading, className, children, onClick, ...rest }: ButtonProps) {
  const refuse = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ look, size, wide }, className)}
      onClick={isLoading ? refuse : onClick}
      aria-disabled={isLoading || rest['aria-disabled']}
      aria-busy={isLoading || undefined}
    >
      {icon && <Icon of={icon} />}
      {children}
      {isLoading && <span className={css.spinner} aria-hidden />}
    </button>
  );
}
