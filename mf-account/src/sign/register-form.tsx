import { useState } from 'react';
import { texts } from '../texts.ts';
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
  const give = (value: string) => {
    setEmail(value);
    setEmailGiven(true);
  };
  return (
    <>
      {isEmailGiven ? (
        <RegisterDetails email={email} onBack={() => setEmailGiven(false)} onSignedIn={onSignedIn} />
      ) : (
        <EmailStep email={email} onNext={give} />
      )}
      <p className={css.switch}>
        {texts.register.hasAccount}{' '}
        <button type="button" className={css.link} onClick={() => onLogin(email)}>
          {texts.register.login}
        </button>
      </p>
    </>
  );
}
