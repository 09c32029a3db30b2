import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import { useNavigate } from 'shared-contracts/router/router.ts';
import { routes } from 'shared-contracts/routes/table.ts';
import { RegisterForm } from '../sign/register-form.tsx';
import { texts } from '../texts.ts';
import { SignSheet } from '../ui/sign-sheet.tsx';

/** The registration page [R045]. */
export function RegistrationPage() {
  const { navigate } = useRemote();
  const goInside = useNavigate();
  return (
    <SignSheet title={texts.register.title} intro={texts.register.intro}>
      <RegisterForm onSignedIn={() => navigate(routes.home.href())} onLogin={() => goInside(routes.login.href())} />
    </SignSheet>
  );
}
