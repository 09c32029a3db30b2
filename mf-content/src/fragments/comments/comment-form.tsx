import { useId } from 'react';
import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import { useSession } from 'shared-contracts/remote/use-session.ts';
import { Button } from 'shared-contracts/ui/button.tsx';
import { ScriptForm } from 'shared-contracts/ui/script-form.tsx';
import { TextField } from 'shared-contracts/ui/text-field.tsx';
import { TextareaField } from 'shared-contracts/ui/textarea-field.tsx';
import { commentsTexts as texts } from '../../texts/comments-texts.ts';
import { sharedTexts } from '../../texts/shared-texts.ts';
import { useSendingForm } from '../../ui/use-sending-form.ts';
import { commentIssues } from './comment-values.ts';
import css from './comments.module.css';

/** The result of a comment shows two seconds after it was sent [B068]. */
const resultDelayMs = 2000;
const longest = 5000;

interface CommentFormProps {
  readonly articleId: number;
  /** The comment that is answered; none for a new one. */
  readonly replyTo?: { readonly id: number; readonly name: string };
  readonly onSent: () => void;
  readonly onCancel?: () => void;
}

/** Writes a comment or a reply; visitors give a name and an e-mail that is never shown [B068]. */
export function CommentForm({ articleId, replyTo, onSent, onCancel }: CommentFormProps) {
  const id = useId();
  const { call } = useRemote();
  const session = useSession() ?? undefined;
  const { status, issues, submit } = useSendingForm({
    check: (data) => commentIssues(data, session !== undefined),
    send: async (data) => {
      const place = { articleId, replyTo: replyTo?.id, session };
      const sending = import('./comment-call.ts').then(({ postComment }) => postComment(call, data, place));
      const [answer] = await Promise.allSettled([sending, waited(resultDelayMs)]);
      if (answer.status === 'rejected') throw answer.reason;
      return answer.value;
    },
    onAccepted: onSent,
    failedText: texts.failed,
    tone: 'error',
  });
  const send = replyTo ? texts.sendReply : texts.send;
  return (
    // Without script it must never put personal data into an address, hence post.
    <ScriptForm
      onSubmit={submit}
      className={css.form}
      aria-label={replyTo ? texts.replyTo(replyTo.name) : texts.formTitle}
    >
      <p className={css.rules}>
        {session ? texts.writesAs(session.name) : texts.rules}
        <noscript> {sharedTexts.needsScript}</noscript>
      </p>
      <fieldset disabled={status === 'sending'} className={css.fields}>
        {!session && (
          <div className={css.pair}>
            <TextField id={`${id}-name`} name="name" label={texts.name} autoComplete="name" error={issues.name} />
            <TextField
              id={`${id}-email`}
              name="email"
              type="email"
              label={texts.email}
              autoComplete="email"
              error={issues.email}
            />
          </div>
        )}
        <TextField
          id={`${id}-subject`}
          name="subject"
          label={texts.subject}
          mark="optional"
          maxLength={200}
          error={issues.subject}
        />
        <TextareaField
          id={`${id}-content`}
          name="content"
          label={texts.content}
          rows={4}
          maxLength={longest}
          error={issues.content}
        />
      </fieldset>
      <div className={css.actions}>
        <Button type="submit" look={replyTo ? 'secondary' : 'primary'} isLoading={status === 'sending'}>
          {status === 'sending' ? texts.sending : send}
        </Button>
        {onCancel && (
          <Button look="ghost" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </ScriptForm>
  );
}

function waited(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
