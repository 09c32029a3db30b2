import { classNames } from '@umbral/kit/styles/class-names.ts';
import { uiTexts } from '@umbral/kit/texts/ui-texts.ts';
import css from './loading-bar.module.css';

interface LoadingBarProps {
  /** `loading` nears the end in 5000 ms; `done` fills and goes within 500 [B086]. */
  readonly state: 'idle' | 'loading' | 'done';
}

/** A line over the page while another one is on its way. */
export function LoadingBar({ state }: LoadingBarProps) {
  return (
    <div
      className={classNames(css.bar, css[state])}
      role="progressbar"
      aria-label={uiTexts.loading}
      hidden={state === 'idle'}
    />
  );
}
