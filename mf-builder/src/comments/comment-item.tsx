import type { ProjectComment } from '@umbral/domain/api/project-comments.ts';
import { formatDateShort, formatTime } from '@umbral/domain/format/format-date.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { checkIcon } from '@umbral/kit/media/icons.ts';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import { fieldLabel } from '../model/field-label.ts';
import css from './comments.module.css';
import { commentsTexts as texts } from './comments-texts.ts';

interface CommentItemProps {
  readonly comment: ProjectComment;
  readonly onGo: (path: string) => void;
  readonly onSettle: (settled: boolean) => void;
}

/** What somebody said, with the way to the field that it is about. */
export function CommentItem({ comment, onGo, onSettle }: CommentItemProps) {
  const { path, text, by, by_portal: byPortal, at, settled_at: settledAt } = comment;
  return (
    <li className={classNames(css.item, settledAt !== null && css.settled)}>
      <p className={css.who}>
        <strong>{by ?? texts.gone}</strong>
        <span className={css.side}>{byPortal ? texts.portal : texts.builder}</span>
        <span className="num">
          {formatDateShort(at)}, {formatTime(at)}
        </span>
        {settledAt !== null && <span className={css.done}>{texts.settled}</span>}
      </p>
      <p className={css.text}>{text}</p>
      <div className={css.actions}>
        {path !== null && (
          <Button look="secondary" size="s" onClick={() => onGo(path)} aria-label={texts.go(fieldLabel(path))}>
            {texts.about(fieldLabel(path))}
          </Button>
        )}
        <Button look="ghost" size="s" icon={checkIcon} onClick={() => onSettle(settledAt === null)}>
          {settledAt === null ? texts.settle : texts.reopen}
        </Button>
      </div>
    </li>
  );
}
