import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useLoaderData, useSearchParams } from '@umbral/protocol/router/router.ts';
import { useState } from 'react';
import { returnPath } from '../model/return-path.ts';
import { RegisterForm } from '../sign/register-form.tsx';
import { usePageWays } from '../sign/sign-ways.ts';
import { SocialWays } from '../sign/social/social-ways.tsx';
import { takeTypedEmail } from '../sign/typed-email.ts';
import { registrationTexts } from '../texts/registration-texts.ts';
import { SignSheet } from '../ui/sign-sheet.tsx';
import type { loader } from './registration-route.ts';

/** The registration page; goes back to where the login page would have gone [R045, B076]. */
export function RegistrationPage() {
  const { navigate } = useRemote();
  const { providers } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const [{ email, isGiven }] = useState(takeTypedEmail);
  const back = returnPath(query.get('_'));
  return (
    <SignSheet title={registrationTexts.title} intro={registrationTexts.intro}>
      <RegisterForm
        email={email}
        hasEmail={isGiven}
        ways={usePageWays(query.get('_'))}
        onSignedIn={() => navigate(back)}
      />
      <SocialWays providers={providers} back={back} />
    </SignSheet>
  );
}
