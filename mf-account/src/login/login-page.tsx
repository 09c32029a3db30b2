import { routes } from '@umbral/domain/routes/table.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useNavigate, useSearchParams } from '@umbral/protocol/router/router.ts';
import { useState } from 'react';
import { withWayBack } from '../model/login-href.ts';
import { returnPath } from '../model/return-path.ts';
import { LoginForm } from '../sign/login-form.tsx';
import { keepTypedEmail, takeTypedEmail } from '../sign/typed-email.ts';
import { loginTexts } from '../texts/login-texts.ts';
import { SignSheet } from '../ui/sign-sheet.tsx';

/** The login page; goes back to where the guard came from [R043, B076]. */
export function LoginPage() {
  const { navigate } = useRemote();
  const goInside = useNavigate();
  const [query] = useSearchParams();
  const [email] = useState(takeTypedEmail);
  const wayBack = query.get('_');
  const register = (typed: string) => {
    keepTypedEmail(typed);
    goInside(withWayBack(routes.registration.href(), wayBack));
  };
  return (
    <SignSheet title={loginTexts.title} intro={loginTexts.intro}>
      <LoginForm email={email} onSignedIn={() => navigate(returnPath(wayBack))} onRegister={register} />
    </SignSheet>
  );
}
