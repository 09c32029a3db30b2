import { LoginForm } from '../../sign/login-form.tsx';
import { RecoveryForm } from '../../sign/recovery-form.tsx';
import { RegisterForm } from '../../sign/register-form.tsx';
import { type SignForm, type SignWays, signPaths } from '../../sign/sign-ways.ts';
import { SocialWays } from '../../sign/social/social-ways.tsx';
import { useProviders } from '../../sign/social/use-providers.ts';
import { recoveryTexts } from '../../texts/recovery-texts.ts';
import css from './sign.module.css';

/** One of the three forms as the modal shows it. */
export interface FormView {
  readonly name: SignForm;
  readonly email?: string;
  readonly hint?: string;
}

interface SignFormsProps {
  readonly view: FormView;
  readonly show: (view: FormView) => void;
  readonly onSignedIn: () => void;
  /** Gives the sentence of the answer. */
  readonly onRecoverySent: (message: string) => void;
}

/** Login, registration or recovery in the modal; what was typed goes along between them [B071]. */
export function SignForms({ view, show, onSignedIn, onRecoverySent }: SignFormsProps) {
  const { name, email } = view;
  const providers = useProviders(name !== 'recovery');
  const ways: SignWays = {
    href: (form) => signPaths[form],
    go: (form, typed) => show({ name: form, email: typed }),
  };
  if (name === 'recovery') {
    return (
      <>
        <p className={css.lead}>{recoveryTexts.intro}</p>
        <RecoveryForm email={email} ways={ways} onSent={onRecoverySent} />
      </>
    );
  }
  return (
    <>
      {name === 'login' && <LoginForm email={email} ways={ways} onSignedIn={onSignedIn} />}
      {name === 'register' && <RegisterForm email={email} ways={ways} onSignedIn={onSignedIn} />}
      <SocialWays providers={providers} back={location.pathname + location.search} />
    </>
  );
}
