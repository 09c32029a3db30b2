import { routes } from '@umbral/domain/routes/table.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useNavigate, useSearchParams } from '@umbral/protocol/router/router.ts';
import { useState } from 'react';
import { withWayBack } from '../model/login-href.ts';
import { returnPath } from '../model/return-path.ts';
import { RegisterForm } from '../sign/register-form.tsx';
import { keepTypedEmail, takeTypedEmail } from '../sign/typed-email.ts';
import { registrationTexts } from '../texts/registration-texts.ts';
import { SignSheet } from '../ui/sign-sheet.tsx';

/** The registration page; goes back to where the login page would have gone [R045, B076]. */
export function RegistrationPage() {
  const { navigate } = useRemote();
  const goInside = useNavigate();
  const [query] = useSearchParams();
  const [email] = useState(takeTypedEmail);
  const wayBack = query.get('_');
  const login = (typed: string) => {
    keepTypedEmail(typed);
    goInside(withWayBack(routes.login.href(), wayBack));
  };
  return (
    <SignSheet title={registrationTexts.title} intro={registrationTexts.intro}>
      <RegisterForm email={email} onSignedIn={() => navigate(returnPath(wayBack))} onLogin={login} />
    </SignSheet>
  );
}
