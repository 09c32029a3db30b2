import { type MouseEvent, type SyntheticEvent, useId, useState } from 'react';
import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import { Button } from 'shared-contracts/ui/button.tsx';
import { Notice } from 'shared-contracts/ui/notice.tsx';
import { PasswordField } from 'shared-contracts/ui/password-field.tsx';
import { ScriptForm } from 'shared-contracts/ui/script-form.tsx';
import { TextField } from 'shared-contracts/ui/text-field.tsx';
import { type Credentials, credentialIssues, type Issues } from '../model/credentials.ts';
import { texts } from '../texts.ts';
import { focusFirstIssue } from './focus-first-issue.ts';
import css from './sign-form.module.css';

interface LoginFormProps {
  readonly email?: string;
  readonly onSignedIn: () => void;
  /** Gives what stands in the field of the address. */
  readonly onRegister: (email: string) => void;
}

/** Email and password; the server's reason stands above the button [B058, B071]. */
export function LoginForm({ email: firstEmail = '', onSignedIn, onRegister }: LoginFormProps) {
  const { call, bus } = useRemote();
  const [issues, setIssues] = useState<Issues<keyof Credentials>>({});
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const id = useId();

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const credentials = { email: String(data.get('email')).trim(), password: String(data.get('password')) };
    const found = credentialIssues(credentials);
    setIssues(found);
    if (Object.keys(found).length > 0) return focusFirstIssue(form, found);
    setSending(true);
    setFailure(undefined);
    // Who is signed in goes on to another page: until then the form stays busy.
    const giveBack = (reason: string) => {
      setFailure(reason);
      setSending(false);
    };
    try {
      const { signIn } = await import('./sign-calls.ts');
      const answer = await signIn(call, credentials);
      if ('reason' in answer) return giveBack(answer.reason);
      bus.publish('account/signed-in', { session: { ...answer.session, roles: [...answer.session.roles] } });
      onSignedIn();
    } catch {
      giveBack(texts.login.failed);
    }
  };

  const register = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) =>
    onRegister(form ? String(new FormData(form).get('email')).trim() : '');

  return (
    <ScriptForm className={css.form} onSubmit={submit}>
      <TextField
        id={`${id}-email`}
        name="email"
        type="email"
        label={texts.login.email}
        autoComplete="email"
        defaultValue={firstEmail}
        error={issues.email}
        readOnly={isSending}
      />
      <PasswordField
        id={`${id}-password`}
        name="password"
        label={texts.login.password}
        autoComplete="current-password"
        error={issues.password}
        readOnly={isSending}
      />
      {failure !== undefined && (
        <Notice tone="error" role="alert">
          {failure}
        </Notice>
      )}
      <Button type="submit" wide isLoading={isSending}>
        {isSending ? texts.login.sending : texts.login.submit}
      </Button>
      <p className={css.switch}>
        {texts.login.noAccount}{' '}
        <button type="button" className={css.link} onClick={register}>
          {texts.login.register}
        </button>
      </p>
    </ScriptForm>
  );
}
