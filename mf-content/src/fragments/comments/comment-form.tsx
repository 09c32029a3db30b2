import { Button } from '@umbral/kit/actions/button.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { TextareaField } from '@umbral/kit/fields/textarea-field.tsx';
import { EmailField, NameField } from '@umbral/kit/form/person/person-fields.tsx';
import { ScriptForm } from '@umbral/kit/form/script-form.tsx';
import { useForm } from '@umbral/kit/form/use-form.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useSession } from '@umbral/kit/remote/use-session.ts';
import { commentsTexts as texts } from '../../texts/comments-texts.ts';
import { sharedTexts } from '../../texts/shared-texts.ts';
import { refusalToast } from '../../ui/refusal-toast.ts';
import { commentIssues, readComment } from './comment-values.ts';
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
  const { call, toast } = useRemote();
  const session = useSession() ?? undefined;
  const { props, field, isSending, restart } = useForm({
    read: readComment,
    check: (values) => commentIssues(values, session !== undefined),
    send: async (values) => {
      const place = { articleId, replyTo: replyTo?.id, session };
      const sending = import('./comment-call.ts').then(({ postComment }) => postComment(call, values, place));
      const [answer] = await Promise.allSettled([sending, waited(resultDelayMs)]);
      if (answer.status === 'rejected') throw answer.reason;
      return answer.value;
    },
    failed: texts.failed,
    onSent: () => {
      toast({ tone: 'success', text: replyTo ? texts.replySent : texts.sent });
      props.ref.current?.reset();
      restart();
      onSent();
    },
    onRefused: (refusal) => toast(refusalToast(refusal, 'error')),
  });
  const send = replyTo ? texts.sendReply : texts.send;
  return (
    <ScriptForm {...props} className={css.form} aria-label={replyTo ? texts.replyTo(replyTo.name) : texts.formTitle}>
      <p className={css.rules}>
        {session ? texts.writesAs(session.name) : texts.rules}
        <noscript> {sharedTexts.needsScript}</noscript>
      </p>
      <fieldset disabled={isSending} className={css.fields}>
        {!session && (
          <div className={css.pair}>
            <NameField {...field('user_name')} label={texts.name} />
            <EmailField {...field('user_mail')} />
          </div>
        )}
        <TextField {...field('subject')} label={texts.subject} mark="optional" maxLength={200} />
        <TextareaField {...field('content')} label={texts.content} rows={4} maxLength={longest} />
      </fieldset>
      <div className={css.actions}>
        <Button type="submit" look={replyTo ? 'secondary' : 'primary'} isLoading={isSending}>
          {isSending ? texts.sending : send}
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
