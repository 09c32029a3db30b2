import { secondStepPath } from '@umbral/domain/routes/second-step-path.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { Button } from '@umbral/kit/actions/button.tsx';
import { PasswordField } from '@umbral/kit/fields/password-field.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { type Credentials, credentialIssues, readCredentials } from '@umbral/kit/form/person/credentials.ts';
import { EmailField } from '@umbral/kit/form/person/person-fields.tsx';
import { PostedForm } from '@umbral/kit/form/posted-form.tsx';
import { useForm } from '@umbral/kit/form/use-form.ts';
import { Container } from '@umbral/kit/layout/container.tsx';
import { CotaRule } from '@umbral/kit/layout/cota-rule.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import type { Session } from '@umbral/protocol/remote/remote-context.ts';
import { texts } from '../texts.ts';
import css from './login.module.css';
import type { GoesOn } from './login-calls.ts';

const labels = texts.login;

/** Of C112, without its contract; a browser without script goes on to the projects. */
const postedPath = `/users/login?_=${encodeURIComponent(routes.builderUpdateProjects.href())}`;

/** The builders' own way in [R097]. */
export function LoginPage() {
  const { call, bus, navigate } = useRemote();
  const { props, field, failure, isBusy } = useForm<Credentials, Session | GoesOn>({
    read: readCredentials,
    check: credentialIssues,
    send: async (credentials) => (await import('./login-calls.ts')).signInBuilder(call, credentials),
    failed: labels.failed,
    onSent: (result) => {
      const projects = routes.builderUpdateProjects.href();
      // The page of the second step is the server's: it needs nothing of this remote.
      if (result === 'second-step') return location.assign(secondStepPath(projects));
      if (result === 'work') return navigate(`${routes.login.href()}?_=${encodeURIComponent(projects)}`);
      bus.ask('shell/refresh-session', {});
      navigate(projects);
    },
  });
  return (
    <Container className={css.page}>
      <PostedForm path={postedPath} {...props} className={css.sheet}>
        <PageHeading lead={labels.intro}>{labels.title}</PageHeading>
        <CotaRule />
        <EmailField {...field('email')} id="builder-email" readOnly={isBusy} required />
        <PasswordField
          {...field('password')}
          id="builder-password"
          label={labels.password}
          autoComplete="current-password"
          readOnly={isBusy}
          required
        />
        <FailureNotice of={failure} />
        <Button type="submit" wide isLoading={isBusy}>
          {isBusy ? labels.sending : labels.submit}
        </Button>
        <Anchor href={routes.accountRecovery.href()} className={css.forgotten}>
          {labels.forgotten}
        </Anchor>
      </PostedForm>
    </Container>
  );
}
