import { classNames } from '../styles/class-names.ts';
import css from './skeleton.module.css';

interface SkeletonProps {
  /** `line` and `title` are as high as their text, `media` is 3:2, `control` a button, `block` 160 px. */
  readonly shape?: 'line' | 'title' | 'media' | 'control' | 'block';
  readonly width?: 'full' | 'wide' | 'half' | 'third';
  /** How many, one under the other. */
  readonly count?: number;
}

/** Flat blocks where content will stand; they show after 200 ms, so that fast answers do not flash. */
export function Skeleton({ shape = 'line', width = 'full', count = 1 }: SkeletonProps) {
  return (
    <span className={css.stack} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks without identity
        <span key={index} className={classNames(css.bone, css[shape], css[width])} />
      ))}
    </span>
  );
}
