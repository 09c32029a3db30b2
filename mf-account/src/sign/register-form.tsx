import { useRef, useState } from 'react';
import { registrationTexts } from '../texts/registration-texts.ts';
import { useFocusOnChange } from '../ui/use-focus-on-change.ts';
import { EmailStep } from './email-step.tsx';
import { RegisterDetails } from './register-details.tsx';
import css from './sign-form.module.css';
import type { SignWays } from './sign-ways.ts';
import { SwitchLink } from './switch-link.tsx';

interface RegisterFormProps {
  readonly email?: string;
  /** The address was given before: the form begins with the second step. */
  readonly hasEmail?: boolean;
  readonly ways: SignWays;
  readonly onSignedIn: () => void;
}

/** Registration in two steps: the email, then the form [B071]. */
export function RegisterForm({ email: firstEmail = '', hasEmail = false, ways, onSignedIn }: RegisterFormProps) {
  const [email, setEmail] = useState(firstEmail);
  const [isEmailGiven, setEmailGiven] = useState(hasEmail);
  // Once there, the second step stays: going back for another address loses nothing of it.
  const [hasDetails, setDetails] = useState(hasEmail);
  const give = (value: string) => {
    setEmail(value);
    setEmailGiven(true);
    setDetails(true);
  };
  const steps = useRef<HTMLDivElement>(null);
  useFocusOnChange(isEmailGiven, () => steps.current?.querySelector<HTMLElement>(':scope > :not([hidden]) input'));
  return (
    <div data-sign-form>
      <div ref={steps}>
        <div hidden={isEmailGiven}>
          <EmailStep email={email} onNext={give} />
        </div>
        {hasDetails && (
          <div hidden={!isEmailGiven}>
            <RegisterDetails email={email} onBack={() => setEmailGiven(false)} onSignedIn={onSignedIn} />
          </div>
        )}
      </div>
      <p className={css.switch}>
        {registrationTexts.hasAccount}{' '}
        <SwitchLink ways={ways} to="login">
          {registrationTexts.login}
        </SwitchLink>
      </p>
    </div>
  );
}
