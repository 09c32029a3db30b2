import type { ComponentProps } from 'react';
import { Icon } from '../media/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import css from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** A constant of icons.ts. */
  readonly icon: string;
  /** What it does, read aloud and shown on hover. */
  readonly label: string;
  /** `plain` on a surface, `outlined` beside fields, `floating` on a photo. */
  readonly look?: 'plain' | 'outlined' | 'floating';
  /** For a toggle: pressed or not; fills the icon. */
  readonly isPressed?: boolean;
}

/** A 44 px square button with an icon only. */
export function IconButton({ icon, label, look = 'plain', isPressed, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      aria-pressed={isPressed}
      className={classNames(css.button, css[look], className)}
    >
      <Icon of={icon} filled={isPressed} />
    </button>
  );
}
