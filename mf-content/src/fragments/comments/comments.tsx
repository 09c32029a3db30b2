import type { Comment } from '@umbral/domain/editorial/comment.ts';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { useId } from 'react';
import { commentsTexts as texts } from '../../texts/comments-texts.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentThread } from './comment-thread.tsx';
import css from './comments.module.css';
import type { CommentsProps } from './comments-props.ts';
import { useComments } from './use-comments.ts';

/** Top-level comments in sight before one asks for more [B068]. */
const shown = 3;

interface CommentsComponentProps {
  readonly props: CommentsProps;
  readonly data: readonly Comment[];
}

/** The comments of an article and the form to write one [B068, M065]. */
export function Comments({ props: { slug, id }, data }: CommentsComponentProps) {
  const titleId = useId();
  const [comments, refresh] = useComments(slug, data);
  const total = comments.reduce((sum, { replies }) => sum + 1 + replies.length, 0);
  const others = comments.slice(shown);
  const threads = (list: readonly Comment[]) => (
    <ol className={css.list}>
      {list.map((comment) => (
        <CommentThread key={comment.id} comment={comment} articleId={id} onSent={refresh} />
      ))}
    </ol>
  );
  return (
    <section aria-labelledby={titleId} className={css.comments}>
      <SectionHeading id={titleId} lead={total > 0 ? texts.count(total) : texts.empty}>
        {texts.title}
      </SectionHeading>
      {total > 0 && threads(comments.slice(0, shown))}
      {others.length > 0 && (
        <details className={css.more}>
          <summary className={css.moreButton}>{texts.more}</summary>
          {threads(others)}
        </details>
      )}
      <h3 className={css.formTitle}>{texts.formTitle}</h3>
      <CommentForm articleId={id} onSent={refresh} />
    </section>
  );
}
