import { requiredIssue } from '@umbral/domain/fields/validation.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { PasswordField } from '@umbral/kit/fields/password-field.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { textOf } from '@umbral/kit/form/form-data.ts';
import { foundIssues } from '@umbral/kit/form/issues.ts';
import { ScriptForm } from '@umbral/kit/form/script-form.tsx';
import { useForm } from '@umbral/kit/form/use-form.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import type { Session } from '@umbral/protocol/remote/remote-context.ts';
import { proofTexts as texts } from '../../texts/proof-texts.ts';
import { CodeField } from '../../ui/code-field.tsx';
import css from './proof.module.css';

interface ProofFormProps {
  readonly by: 'password' | 'code';
  readonly onProven: (session: Session | undefined) => void;
}

/** Asks for the password, or for a code. */
export function ProofForm({ by, onProven }: ProofFormProps) {
  const { call } = useRemote();
  const { props, field, failure, isBusy } = useForm<string, Session>({
    read: (data) => (by === 'password' ? String(data.get(by) ?? '') : textOf(data, by)),
    check: (typed) => foundIssues({ [by]: requiredIssue(typed) }),
    send: async (typed) =>
      (await import('./proof-calls.ts')).proveBy(call, by === 'password' ? { password: typed } : { code: typed }),
    failed: texts.failed,
    onSent: onProven,
  });
  return (
    <ScriptForm {...props} className={css.form}>
      <p>{by === 'password' ? texts.byPassword : texts.byCode}</p>
      {by === 'password' ? (
        <PasswordField {...field('password')} label={texts.password} autoComplete="current-password" required />
      ) : (
        <CodeField {...field('code')} label={texts.code} />
      )}
      <FailureNotice of={failure} />
      <div>
        <Button type="submit" isLoading={isBusy}>
          {isBusy ? texts.confirming : texts.confirm}
        </Button>
      </div>
    </ScriptForm>
  );
}
