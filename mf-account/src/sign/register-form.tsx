import { useRef, useState } from 'react';
import { registrationTexts } from '../texts/registration-texts.ts';
import { useFocusOnChange } from '../ui/use-focus-on-change.ts';
import { EmailStep } from './email-step.tsx';
import { RegisterDetails } from './register-details.tsx';
import css from './sign-form.module.css';

interface RegisterFormProps {
  readonly email?: string;
  readonly onSignedIn: () => void;
  readonly onLogin: (email: string) => void;
}

/** Registration in two steps: the email, then the form [B071]. */
export function RegisterForm({ email: firstEmail = '', onSignedIn, onLogin }: RegisterFormProps) {
  const [email, setEmail] = useState(firstEmail);
  const [isEmailGiven, setEmailGiven] = useState(false);
  // Once there, the second step stays: going back for another address loses nothing of it.
  const [hasDetails, setDetails] = useState(false);
  const give = (value: string) => {
    setEmail(value);
    setEmailGiven(true);
    setDetails(true);
  };
  const steps = useRef<HTMLDivElement>(null);
  useFocusOnChange(isEmailGiven, () => steps.current?.querySelector<HTMLElement>(':scope > :not([hidden]) input'));
  return (
    <>
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
        <button type="button" className={css.link} onClick={() => onLogin(email)}>
          {registrationTexts.login}
        </button>
      </p>
    </>
  );
}
