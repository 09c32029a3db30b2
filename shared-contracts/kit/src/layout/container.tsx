import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import css from './container.module.css';

interface ContainerProps {
  readonly children: ReactNode;
  /** `text` keeps lines at reading measure; `page` is the grid of 1320 px. */
  readonly width?: 'page' | 'text';
  readonly className?: string;
}

/** The page's column with its gutters. */
export function Container({ children, width = 'page', className }: ContainerProps) {
  return <div className={classNames(css.container, css[width], className)}>{children}</div>;
}
