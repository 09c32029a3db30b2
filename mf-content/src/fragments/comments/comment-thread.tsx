import type { Comment, CommentReply } from '@umbral/domain/editorial/comment.ts';
import { formatDate } from '@umbral/domain/format/format-date.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { useState } from 'react';
import { commentsTexts as texts } from '../../texts/comments-texts.ts';
import { CommentForm } from './comment-form.tsx';
import css from './comments.module.css';

interface CommentThreadProps {
  readonly comment: Comment;
  readonly articleId: number;
  readonly onSent: () => void;
}

/** A comment, its replies, and the form to add one. */
export function CommentThread({ comment, articleId, onSent }: CommentThreadProps) {
  const [isReplying, setReplying] = useState(false);
  const close = () => setReplying(false);
  const finish = () => {
    close();
    onSent();
  };
  const { id, name, replies } = comment;
  return (
    <li className={css.thread}>
      <Words comment={comment} />
      {replies.length > 0 && (
        <ol className={css.replies} aria-label={texts.replies(name)}>
          {replies.map((reply) => (
            <li key={reply.id}>
              <Words comment={reply} />
            </li>
          ))}
        </ol>
      )}
      {isReplying ? (
        <CommentForm articleId={articleId} replyTo={{ id, name }} onSent={finish} onCancel={close} />
      ) : (
        <Button
          look="ghost"
          size="s"
          className={css.reply}
          onClick={() => setReplying(true)}
          aria-label={texts.replyTo(name)}
        >
          {texts.reply}
        </Button>
      )}
    </li>
  );
}

function Words({ comment: { name, subject, content, created_at } }: { readonly comment: CommentReply }) {
  return (
    <article className={css.comment}>
      <p className={css.author}>
        <strong>{name}</strong>
        <time dateTime={created_at} className={css.date}>
          {formatDate(created_at)}
        </time>
      </p>
      {subject && <p className={css.subject}>{subject}</p>}
      {content.split('\n\n').map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
        <p key={index} className={css.content}>
          {paragraph}
        </p>
      ))}
    </article>
  );
}
