import { doneParam } from '@umbral/domain/routes/recovery-paths.ts';
import { useSearchParams } from '@umbral/protocol/router/router.ts';
import { useState } from 'react';
import { RecoveryAsk } from '../sign/recovery-ask.tsx';
import { takeTypedEmail } from '../sign/typed-email.ts';

/** Asks for a link to the account; who is signed in finds the own address there [R094, B109]. */
export function RecoveryPage() {
  const [query] = useSearchParams();
  const [{ email }] = useState(takeTypedEmail);
  return <RecoveryAsk email={email} wayBack={query.get('_')} isSent={query.has(doneParam)} />;
}
