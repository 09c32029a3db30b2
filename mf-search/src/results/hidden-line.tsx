import { classNames } from '@umbral/kit/styles/class-names.ts';
import { useEffect, useRef } from 'react';
import { resultsTexts as texts } from '../texts/results-texts.ts';
import css from './hidden-line.module.css';

interface HiddenLineProps {
  readonly title: string;
  readonly onUndo: () => void;
  /** Hidden a moment ago: takes the focus of the button that went with the card. */
  readonly isNew: boolean;
  readonly className?: string;
}

/** In the place of a plant that does not interest: what it was and the way back. */
export function HiddenLine({ title, onUndo, isNew, className }: HiddenLineProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNew) undo.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <p className={classNames(css.line, className)}>
      <span className={css.text}>{texts.hidden(title)}</span>
      <button ref={undo} type="button" className={css.undo} aria-label={texts.undoOf(title)} onClick={onUndo}>
        {texts.undo}
      </button>
    </p>
  );
}
