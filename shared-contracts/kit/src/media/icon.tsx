import { memo } from 'react';
import { classNames } from '../styles/class-names.ts';
import css from './icon.module.css';

interface IconProps {
  /** A constant of icons.ts. */
  readonly of: string;
  readonly size?: 's' | 'm' | 'l';
  /** Paints the inside too (a saved heart, a given star). */
  readonly filled?: boolean;
  /** Only for an icon that stands alone; otherwise it is hidden from assistive technology. */
  readonly label?: string;
  readonly className?: string;
}

/** One line drawing in the colour of the text around it. A page has hundreds, and next to none of them ever changes. */
export const Icon = memo(function Icon({ of, size = 'm', filled, label, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classNames(css.icon, css[size], filled && css.filled, className)}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={of} />
    </svg>
  );
});
