import { Button } from '@umbral/kit/actions/button.tsx';
import { PasswordField } from '@umbral/kit/fields/password-field.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { textOf } from '@umbral/kit/form/form-data.ts';
import { type Credentials, credentialIssues, readCredentials } from '@umbral/kit/form/person/credentials.ts';
import { EmailField } from '@umbral/kit/form/person/person-fields.tsx';
import { ScriptForm } from '@umbral/kit/form/script-form.tsx';
import { useForm } from '@umbral/kit/form/use-form.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import type { Session } from '@umbral/protocol/remote/remote-context.ts';
import type { MouseEvent } from 'react';
import { loginTexts } from '../texts/login-texts.ts';
import css from './sign-form.module.css';
import { useSignedIn } from './use-signed-in.ts';

interface LoginFormProps {
  readonly email?: string;
  readonly onSignedIn: () => void;
  /** Gives what stands in the field of the address. */
  readonly onRegister: (email: string) => void;
}

/** Email and password; the server's reason stands above the button [B058, B071]. */
export function LoginForm({ email: firstEmail = '', onSignedIn, onRegister }: LoginFormProps) {
  const { call } = useRemote();
  const { props, field, failure, isBusy } = useForm<Credentials, Session>({
    read: readCredentials,
    check: credentialIssues,
    send: async (credentials) => (await import('./sign-calls.ts')).signIn(call, credentials),
    failed: loginTexts.failed,
    onSent: useSignedIn(onSignedIn),
  });
  const register = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) =>
    onRegister(form ? textOf(new FormData(form), 'email') : '');

  return (
    <ScriptForm {...props} className={css.form}>
      <EmailField {...field('email')} defaultValue={firstEmail} readOnly={isBusy} />
      <PasswordField
        {...field('password')}
        label={loginTexts.password}
        autoComplete="current-password"
        readOnly={isBusy}
      />
      <FailureNotice of={failure} />
      <Button type="submit" wide isLoading={isBusy}>
        {isBusy ? loginTexts.sending : loginTexts.submit}
      </Button>
      <p className={css.switch}>
        {loginTexts.noAccount}{' '}
        <button type="button" className={css.link} onClick={register}>
          {loginTexts.register}
        </button>
      </p>
    </ScriptForm>
  );
}
