import { useState } from 'react';
import { RecoveryAsk } from '../sign/recovery-ask.tsx';
import { resetTexts } from '../texts/recovery-texts.ts';
import { SignSheet } from '../ui/sign-sheet.tsx';
import { ResetForm } from './reset-form.tsx';
import { useResetToken } from './use-reset-token.ts';

/** A new password by the link of a letter; without a link, or with one that is worth nothing, one is asked for [R046]. */
export function PasswordResetPage() {
  const token = useResetToken();
  const [spent, setSpent] = useState<{ readonly token: string; readonly reason: string }>();
  if (token === undefined || token === spent?.token) return <RecoveryAsk reason={spent?.reason} />;
  return (
    <SignSheet title={resetTexts.title} intro={resetTexts.intro}>
      <ResetForm token={token} onSpent={(reason) => setSpent({ token, reason })} />
    </SignSheet>
  );
}
