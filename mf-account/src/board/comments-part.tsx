import { requiredIssue } from '@umbral/domain/fields/validation.ts';
import { boardLimits } from '@umbral/domain/limits/board-limits.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { TextareaField } from '@umbral/kit/fields/textarea-field.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { textOf } from '@umbral/kit/form/form-data.ts';
import { foundIssues } from '@umbral/kit/form/issues.ts';
import { PostedForm } from '@umbral/kit/form/posted-form.tsx';
import { type Form, useForm } from '@umbral/kit/form/use-form.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useRevalidator } from '@umbral/protocol/router/router.ts';
import { useRef } from 'react';
import { boardTexts as texts } from '../texts/board-texts.ts';
import foldCss from '../ui/fold.module.css';
import { useChange } from '../ui/use-change.ts';
import css from './board.module.css';
import type { BoardData, ListedHome, Me } from './board.ts';

interface CommentsPartProps {
  readonly home: ListedHome;
  readonly board: BoardData;
  readonly me: Me;
}

/** What people say about a home, and the form to say something, folded away while nobody has. */
export function CommentsPart({ home, board, me }: CommentsPartProps) {
  const { card, comments } = home;
  const summary = useRef<HTMLElement>(null);
  const form = useCommentForm(board.token, card.id);
  return (
    <details open={comments.length > 0 || undefined}>
      <summary ref={summary} className={foldCss.summary}>
        {texts.comments(comments.length)}
        <span className="visually-hidden"> {card.title}</span>
      </summary>
      {comments.length > 0 && <Comments {...{ home, board, me }} onGone={() => summary.current?.focus()} />}
      <PostedForm path="/boards/comment" {...form.props} className={css.form}>
        <input type="hidden" name="token" value={board.token} />
        <input type="hidden" name="plant_id" value={card.id} />
        <TextareaField
          {...form.field('text')}
          label={texts.comment}
          aria-label={texts.commentOf(card.title)}
          maxLength={boardLimits.comment}
          rows={2}
          readOnly={form.isBusy}
          required
        />
        <FailureNotice of={form.failure} />
        <div>
          <Button type="submit" size="s" look="secondary" isLoading={form.isBusy}>
            {form.isBusy ? texts.publishing : texts.publish}
          </Button>
        </div>
      </PostedForm>
    </details>
  );
}

function Comments({ home, board, me, onGone }: CommentsPartProps & { readonly onGone: () => void }) {
  const { call } = useRemote();
  const { busy, change } = useChange(texts.failed);
  const nameOf = (memberId: number) => board.members.find(({ id }) => id === memberId)?.name ?? '';
  const remove = (id: number) =>
    change(String(id), async () => (await import('./board-calls.ts')).removeComment(call, board.token, id), onGone);
  return (
    <ul className={css.comments} aria-label={texts.commentsOf(home.card.title)}>
      {home.comments.map(({ id, member_id: by, text, at }) => (
        <li key={id} className={css.comment}>
          <p className={css.by}>
            <strong>{by === me.id ? texts.yours : nameOf(by)}</strong> <span>{texts.at(at)}</span>
          </p>
          <p className={css.text}>{text}</p>
          {(by === me.id || me.is_owner) && (
            <Button
              look="ghost"
              size="s"
              isLoading={busy === String(id)}
              aria-label={by === me.id ? texts.removeOwn : texts.removeOf(nameOf(by))}
              onClick={() => remove(id)}
            >
              {texts.remove}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function useCommentForm(token: string, plantId: number): Form<true> {
  const { call } = useRemote();
  const { revalidate } = useRevalidator();
  const form: Form<true> = useForm<string, true>({
    read: (data) => textOf(data, 'text'),
    check: (text) => foundIssues({ text: requiredIssue(text) }),
    send: async (text) => (await import('./board-calls.ts')).comment(call, token, { plant_id: plantId, text }),
    failed: texts.failed,
    onSent: () => {
      form.props.ref.current?.reset();
      form.restart();
      void revalidate();
    },
  });
  return form;
}
