import { validationMessages } from '@umbral/domain/fields/validation.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { PasswordField } from '@umbral/kit/fields/password-field.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { foundIssues } from '@umbral/kit/form/issues.ts';
import { ScriptForm } from '@umbral/kit/form/script-form.tsx';
import { useForm } from '@umbral/kit/form/use-form.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useTopics } from '@umbral/kit/remote/use-topics.ts';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { privacyTexts } from '../texts/privacy-texts.ts';
import type { topics } from '../topics.ts';
import css from './privacy.module.css';

const texts = privacyTexts.deletion;

interface DeletionFormProps {
  readonly hasPassword: boolean;
  readonly onCancel: () => void;
}

/** Asks for the deletion by the password; then nobody is signed in any more. */
export function DeletionForm({ hasPassword, onCancel }: DeletionFormProps) {
  const { call, toast, navigate } = useRemote();
  const bus = useTopics<typeof topics>();
  const { props, field, failure, isBusy } = useForm<string, string>({
    read: (data) => String(data.get('password') ?? ''),
    check: (password) => foundIssues({ password: hasPassword && password === '' && validationMessages.required }),
    send: async (password) => (await import('./privacy-calls.ts')).askForDeletion(call, password),
    failed: texts.failed,
    onSent: (dueAt) => {
      bus.publish('account/signed-out', {});
      if (dueAt) toast({ tone: 'info', text: texts.asked(dueAt), durationMs: 12_000 });
      navigate(routes.home.href());
    },
  });
  return (
    <ScriptForm {...props} className={css.part}>
      <p>{texts.askText}</p>
      {hasPassword ? (
        <PasswordField {...field('password')} label={texts.password} autoComplete="current-password" />
      ) : (
        <Notice tone="warning">{texts.noPassword}</Notice>
      )}
      <FailureNotice of={failure} />
      <div className={css.choices}>
        <Button type="submit" look="danger" isLoading={isBusy}>
          {isBusy ? texts.sending : texts.confirm}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </ScriptForm>
  );
}
