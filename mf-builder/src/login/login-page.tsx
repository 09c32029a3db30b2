import { type SyntheticEvent, useState } from 'react';
import { isEmail, isPassword, validationMessages } from 'shared-contracts/domain/validation.ts';
import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import { routes } from 'shared-contracts/routes/table.ts';
import { Button } from 'shared-contracts/ui/button.tsx';
import { Container } from 'shared-contracts/ui/container.tsx';
import { CotaRule } from 'shared-contracts/ui/cota-rule.tsx';
import { Notice } from 'shared-contracts/ui/notice.tsx';
import { PageHeading } from 'shared-contracts/ui/page-heading.tsx';
import { PasswordField } from 'shared-contracts/ui/password-field.tsx';
import { ScriptForm } from 'shared-contracts/ui/script-form.tsx';
import { TextField } from 'shared-contracts/ui/text-field.tsx';
import { texts } from '../texts.ts';
import css from './login.module.css';

interface Issues {
  readonly email?: string;
  readonly password?: string;
}

const labels = texts.login;

/** The builders' own way in [R097]. */
export function LoginPage() {
  const { call, bus, navigate } = useRemote();
  const [issues, setIssues] = useState<Issues>({});
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const credentials = { email: String(data.get('email')).trim(), password: String(data.get('password')) };
    const found = issuesOf(credentials);
    setIssues(found);
    setFailure(undefined);
    if (found.email ?? found.password) return;
    setSending(true);
    try {
      const { signInBuilder } = await import('./login-calls.ts');
      const answer = await signInBuilder(call, credentials);
      if ('reason' in answer) setFailure(answer.reason);
      else {
        bus.ask('shell/refresh-session', {});
        navigate(routes.builderUpdateProjects.href());
      }
    } catch {
      setFailure(labels.failed);
    } finally {
      setSending(false);
    }
  };

  return (
    <Container className={css.page}>
      <ScriptForm className={css.sheet} onSubmit={submit}>
        <PageHeading lead={labels.intro}>{labels.title}</PageHeading>
        <CotaRule />
        <TextField
          id="builder-email"
          name="email"
          type="email"
          label={labels.email}
          autoComplete="email"
          error={issues.email}
        />
        <PasswordField
          id="builder-password"
          name="password"
          label={labels.password}
          autoComplete="current-password"
          error={issues.password}
        />
        {failure !== undefined && (
          <Notice tone="error" role="alert">
            {failure}
          </Notice>
        )}
        <Button type="submit" wide isLoading={isSending}>
          {isSending ? labels.sending : labels.submit}
        </Button>
      </ScriptForm>
    </Container>
  );
}

function issuesOf({ email, password }: { readonly email: string; readonly password: string }): Issues {
  return {
    email: isEmail(email) ? undefined : validationMessages.email,
    password: isPassword(password) ? undefined : validationMessages.password,
  };
}
