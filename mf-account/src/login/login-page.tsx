import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import { useNavigate, useSearchParams } from 'shared-contracts/router/router.ts';
import { routes } from 'shared-contracts/routes/table.ts';
import { returnPath } from '../model/return-path.ts';
import { LoginForm } from '../sign/login-form.tsx';
import { texts } from '../texts.ts';
import { SignSheet } from '../ui/sign-sheet.tsx';

/** The login page; goes back to where the guard came from [R043, B076]. */
export function LoginPage() {
  const { navigate } = useRemote();
  const goInside = useNavigate();
  const [query] = useSearchParams();
  return (
    <SignSheet title={texts.login.title} intro={texts.login.intro}>
      <LoginForm
        onSignedIn={() => navigate(returnPath(query.get('_')))}
        onRegister={() => goInside(routes.registration.href())}
      />
    </SignSheet>
  );
}
