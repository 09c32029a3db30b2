import { Button } from '@umbral/kit/actions/button.tsx';
import { PasswordField } from '@umbral/kit/fields/password-field.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { type Credentials, credentialIssues, readCredentials } from '@umbral/kit/form/person/credentials.ts';
import { EmailField } from '@umbral/kit/form/person/person-fields.tsx';
import { PostedForm } from '@umbral/kit/form/posted-form.tsx';
import { useForm } from '@umbral/kit/form/use-form.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useState } from 'react';
import { withWayBack } from '../model/login-href.ts';
import { loginTexts } from '../texts/login-texts.ts';
import { secondStepTexts } from '../texts/second-step-texts.ts';
import css from './sign-form.module.css';
import type { SignWays } from './sign-ways.ts';
import type { SocialLink } from './social/social-link.ts';
import { PasskeyWay } from './step/passkey-way.tsx';
import { SecondStep } from './step/second-step.tsx';
import type { SignEntry } from './step/sign-entry.ts';
import { SwitchLink } from './switch-link.tsx';
import { useEntered } from './use-entered.ts';

/** The path of C112, without its contract: this is in the first view. */
const loginPath = '/users/login';

interface LoginFormProps {
  readonly email?: string;
  /** A provider's account that the password links. */
  readonly link?: SocialLink;
  /** Where a browser without script goes afterwards. */
  readonly wayBack?: string | null;
  readonly ways: SignWays;
  readonly onSignedIn: () => void;
}

/** Email and password; the server's reason stands above the button [B058, B071]. */
export function LoginForm({ email: firstEmail = '', link, wayBack = null, ways, onSignedIn }: LoginFormProps) {
  const { call } = useRemote();
  const enter = useEntered(onSignedIn);
  const [step, setStep] = useState<SignEntry>();
  const [over, setOver] = useState<string>();
  const [isWorking, setWorking] = useState(false);
  const { props, field, failure, isBusy, restart } = useForm<Credentials, SignEntry>({
    read: readCredentials,
    check: credentialIssues,
    send: async (credentials) => {
      setWorking(false);
      const onWork = () => setWorking(true);
      if (link?.email === credentials.email) {
        const way = { token: link.token, onWork };
        return (await import('./social/social-calls.ts')).linkByPassword(call, credentials, way);
      }
      return (await import('./sign-calls.ts')).signIn(call, credentials, onWork);
    },
    failed: loginTexts.failed,
    onSent: (entry) => {
      setOver(undefined);
      if (entry?.kind === 'step') setStep(entry);
      else if (entry) enter(entry);
    },
  });
  const busyText = isWorking ? loginTexts.working : loginTexts.sending;
  if (step?.kind === 'step') {
    const again = (reason?: string) => {
      setStep(undefined);
      setOver(reason);
      restart();
    };
    return <SecondStep ways={step.ways} onEntered={enter} onAnew={again} />;
  }

  return (
    <PostedForm path={withWayBack(loginPath, wayBack)} {...props} className={css.form} data-sign-form>
      <EmailField {...field('email')} defaultValue={firstEmail} readOnly={isBusy} required />
      <PasswordField
        {...field('password')}
        label={loginTexts.password}
        autoComplete="current-password"
        readOnly={isBusy}
        required
      />
      <p className={css.aside}>
        <SwitchLink ways={ways} to="recovery">
          {loginTexts.forgotten}
        </SwitchLink>
      </p>
      <FailureNotice of={failure ?? over} />
      <p aria-live="polite" className={css.work}>
        {isBusy && isWorking && loginTexts.workingLong}
      </p>
      <Button type="submit" wide isLoading={isBusy}>
        {isBusy ? busyText : loginTexts.submit}
      </Button>
      <PasskeyWay label={secondStepTexts.signInByPasskey} onEntered={enter} />
      <p className={css.switch}>
        {loginTexts.noAccount}{' '}
        <SwitchLink ways={ways} to="register">
          {loginTexts.register}
        </SwitchLink>
      </p>
    </PostedForm>
  );
}
