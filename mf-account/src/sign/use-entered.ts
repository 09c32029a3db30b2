import { routes } from '@umbral/domain/routes/table.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { secondStepTexts } from '../texts/second-step-texts.ts';
import type { SignEntry } from './step/sign-entry.ts';
import { useSignedIn } from './use-signed-in.ts';

/** Goes on after a sign-in; staff whose roles rest goes where the second factor is set up. */
export function useEntered(onSignedIn: () => void): (entry: SignEntry) => void {
  const { navigate, toast } = useRemote();
  const tellSignedIn = useSignedIn(() => undefined);
  return (entry) => {
    if (entry.kind !== 'entered') return;
    tellSignedIn(entry.session);
    if (!entry.isWeak) return onSignedIn();
    toast({ tone: 'warning', text: secondStepTexts.setUp });
    navigate(routes.accountSecurity.href());
  };
}
