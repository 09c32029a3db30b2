import type { ProjectComment } from '@umbral/domain/api/project-comments.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { ErrorState } from '@umbral/kit/states/error-state.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { Skeleton } from '@umbral/kit/states/skeleton.tsx';
import { useState } from 'react';
import { fieldLabel } from '../model/field-label.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import css from './comments.module.css';
import type { CommentSubject } from './comments-calls.ts';
import { commentsTexts as texts } from './comments-texts.ts';
import { type Conversation, useComments } from './use-comments.ts';

export interface CommentsPanelProps extends CommentSubject {
  /** Leads to a field of the form (`plants.0.price`). */
  readonly onGo: (path: string) => void;
  /** The field that a new comment is about, as where the writer's cursor is. */
  readonly about?: string;
}

/** What a builder and the portal say to each other about a form. */
export function CommentsPanel({ draftId, projectId, ...panel }: CommentsPanelProps) {
  if (draftId === null && projectId === null) return <Notice>{texts.unsaved}</Notice>;
  return <Saved key={`${draftId} ${projectId}`} {...{ draftId, projectId, ...panel }} />;
}

function Saved({ draftId, projectId, onGo, about }: CommentsPanelProps) {
  const subject = { draftId, projectId };
  const talk = useComments(subject);
  const [whole, setWhole] = useState<string>();
  const field = about !== undefined && about !== whole ? { path: about, label: fieldLabel(about) } : undefined;
  return (
    <section className={css.panel} aria-label={texts.title}>
      <div>
        <h2 className={css.title}>{texts.title}</h2>
        <p className={css.lead}>{texts.lead}</p>
      </div>
      <Said talk={talk} onGo={onGo} />
      <CommentForm subject={subject} about={field} onWhole={() => setWhole(about)} onSaid={talk.put} />
    </section>
  );
}

interface SaidProps extends Pick<CommentsPanelProps, 'onGo'> {
  readonly talk: Conversation;
}

function Said({ talk: { comments, reload, settle }, onGo }: SaidProps) {
  const [showsSettled, setShowsSettled] = useState(false);
  if (comments === null) return <ErrorState text={texts.failed} onRetry={reload} />;
  if (comments === undefined) {
    return (
      <div role="status">
        <span className="visually-hidden">{texts.loading}</span>
        <Skeleton count={3} />
      </div>
    );
  }
  const isOpen = ({ settled_at }: ProjectComment) => settled_at === null;
  const shown = showsSettled ? comments : comments.filter(isOpen);
  const settledCount = comments.length - comments.filter(isOpen).length;
  return (
    <>
      {comments.length === 0 && (
        <EmptyState title={texts.none} headingLevel={3}>
          {texts.noneHint}
        </EmptyState>
      )}
      {comments.length > 0 && shown.length === 0 && <p>{texts.allSettled}</p>}
      <ul className={css.list} aria-live="polite">
        {shown.map((comment) => (
          <CommentItem
            key={comment.id}
            comment={comment}
            onSettle={(settled) => void settle(comment.id, settled)}
            onGo={onGo}
          />
        ))}
      </ul>
      {settledCount > 0 && (
        <Button look="ghost" size="s" aria-expanded={showsSettled} onClick={() => setShowsSettled(!showsSettled)}>
          {showsSettled ? texts.hideSettled : texts.showSettled(settledCount)}
        </Button>
      )}
    </>
  );
}
