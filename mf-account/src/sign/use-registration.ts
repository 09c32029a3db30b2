import { useState } from 'react';
import { validationMessages } from 'shared-contracts/domain/validation.ts';
import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import { type Issues, type Registration, registrationIssues } from '../model/credentials.ts';
import { texts } from '../texts.ts';

type RegistrationIssues = Issues<keyof Registration>;

interface RegistrationState {
  readonly issues: RegistrationIssues;
  readonly failure?: string;
  readonly isSending: boolean;
  /** Gives the issues that stopped it, or nothing when it was sent. */
  readonly send: (form: Registration, captcha: string) => Promise<RegistrationIssues | undefined>;
}

/**
 * Checks and sends a registration; success signs in and says so on the bus [B072]. `onSpent`: it was refused or got
 * lost, and the captcha's proof, which counts once, with it.
 */
export function useRegistration(onSignedIn: () => void, onSpent: () => void): RegistrationState {
  const { call, bus } = useRemote();
  const [issues, setIssues] = useState<RegistrationIssues>({});
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);

  const send = async (form: Registration, captcha: string) => {
    const found = await findIssues(form);
    setIssues(found);
    if (Object.keys(found).length > 0) return found;
    setSending(true);
    setFailure(undefined);
    try {
      const { signUp } = await import('./sign-calls.ts');
      const answer = await signUp(call, form, captcha);
      if ('reason' in answer) {
        setFailure(answer.reason);
        onSpent();
        return undefined;
      }
      bus.publish('account/signed-in', { session: { ...answer.session, roles: [...answer.session.roles] } });
      onSignedIn();
    } catch {
      setFailure(texts.register.failed);
      onSpent();
    } finally {
      setSending(false);
    }
    return undefined;
  };
  return { issues, failure, isSending, send };
}

async function findIssues(form: Registration): Promise<RegistrationIssues> {
  const found = registrationIssues(form);
  if (found.phone) return found;
  const { isValidPhone } = await import('./phone-check.ts');
  return isValidPhone(form.phone, form.phoneCountry) ? found : { ...found, phone: validationMessages.phone };
}
