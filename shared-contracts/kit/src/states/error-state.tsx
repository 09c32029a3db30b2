import { Button } from '../actions/button.tsx';
import { Icon } from '../media/icon.tsx';
import { refreshIcon, warningIcon } from '../media/icons.ts';
import { uiTexts } from '../texts/ui-texts.ts';
import css from './error-state.module.css';

interface ErrorStateProps {
  readonly text?: string;
  /** Without it there is no button: the server's HTML of a part that failed. */
  readonly onRetry?: () => void;
}

/** A part of the page that failed: the rest stands. */
export function ErrorState({ text = uiTexts.sectionFailed, onRetry }: ErrorStateProps) {
  return (
    <div className={css.state} role="status">
      <p className={css.text}>
        <Icon of={warningIcon} />
        {text}
      </p>
      {onRetry && (
        <Button look="secondary" size="s" icon={refreshIcon} onClick={onRetry}>
          {uiTexts.retry}
        </Button>
      )}
    </div>
  );
}
