import type { ProjectComment } from '@umbral/domain/api/project-comments.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { TextareaField } from '@umbral/kit/fields/textarea-field.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { useRef, useState } from 'react';
import css from './comments.module.css';
import type { CommentSubject } from './comments-calls.ts';
import { commentsTexts as texts } from './comments-texts.ts';

interface CommentFormProps {
  readonly subject: CommentSubject;
  /** The field that it is about, with what the form calls it. */
  readonly about: { readonly path: string; readonly label: string } | undefined;
  readonly onWhole: () => void;
  readonly onSaid: (comment: ProjectComment) => void;
}

/** Says something about the form or one of its fields; what was typed stays until it was sent. */
export function CommentForm({ subject, about, onWhole, onSaid }: CommentFormProps) {
  const { call } = useRemote();
  const [text, setText] = useState('');
  const [issue, setIssue] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const [isSending, setSending] = useState(false);
  /** Of what is being written: sent twice it is said once. */
  const key = useRef<string>(undefined);
  const send = async () => {
    if (isSending) return;
    setIssue(text.trim() === '' ? texts.required : undefined);
    if (text.trim() === '') return;
    setSending(true);
    setFailed(false);
    key.current ??= crypto.randomUUID();
    try {
      const { say } = await import('./comments-calls.ts');
      onSaid(await say(call, subject, { text, path: about?.path ?? null, key: key.current }));
      key.current = undefined;
      setText('');
    } catch {
      setFailed(true);
    } finally {
      setSending(false);
    }
  };
  return (
    // No form: it stands inside the form that it is about.
    <div className={css.form}>
      {about && (
        <p className={css.about}>
          {texts.aboutField(about.label)}
          <Button look="ghost" size="s" onClick={onWhole}>
            {texts.wholeForm}
          </Button>
        </p>
      )}
      <TextareaField
        label={texts.write}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        error={issue}
        maxLength={1000}
        rows={3}
      />
      {hasFailed && (
        <Notice tone="error" role="alert">
          {texts.sendFailed}
        </Notice>
      )}
      <Button look="secondary" isLoading={isSending} onClick={() => void send()}>
        {texts.send}
      </Button>
    </div>
  );
}
