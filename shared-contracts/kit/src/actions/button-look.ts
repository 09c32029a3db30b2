import { classNames } from '../styles/class-names.ts';
import css from './button.module.css';

export interface ButtonLook {
  /** The one primary action of a screen is guayacán; the rest are secondary (monte) or ghost. */
  readonly look?: 'primary' | 'secondary' | 'ghost' | 'danger';
  readonly size?: 's' | 'm' | 'l';
  /** Takes the whole width of its container. */
  readonly wide?: boolean;
}

/** Class of a button or of a link that looks like one. */
export function buttonClass(
  { look = 'primary', size = 'm', wide }: ButtonLook,
  className?: string,
): string | undefined {
  return classNames(css.button, css[look], css[size], wide && css.wide, className);
}
