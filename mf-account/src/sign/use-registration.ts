import { useRef, useState } from 'react';
import { validationMessages } from 'shared-contracts/domain/validation.ts';
import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import { type Issues, type Registration, registrationIssues } from '../model/credentials.ts';
import { texts } from '../texts.ts';

type RegistrationIssues = Issues<keyof Registration>;

interface RegistrationState {
  readonly issues: RegistrationIssues;
  readonly failure?: string;
  readonly isSending: boolean;
  /** Gives the issues that stopped it, if any. */
  readonly send: (form: Registration, captcha: string) => Promise<RegistrationIssues | undefined>;
}

/**
 * Checks and sends a registration, once however often it is pressed; success signs in and says so on the bus, and the
 * form stays busy until the page is another [B072]. `onSpent`: it was refused or got lost, and the captcha's proof,
 * which counts once, with it.
 */
export function useRegistration(onSignedIn: () => void, onSpent: () => void): RegistrationState {
  const { call, bus } = useRemote();
  const isBusy = useRef(false);
  const [issues, setIssues] = useState<RegistrationIssues>({});
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);

  const giveBack = (reason?: string): undefined => {
    isBusy.current = false;
    setSending(false);
    setFailure(reason);
  };

  /** Gives why there is no account. */
  const create = async (form: Registration, captcha: string): Promise<string | undefined> => {
    try {
      const { signUp } = await import('./sign-calls.ts');
      const answer = await signUp(call, form, captcha);
      if ('reason' in answer) return answer.reason;
      bus.publish('account/signed-in', { session: { ...answer.session, roles: [...answer.session.roles] } });
      onSignedIn();
      return undefined;
    } catch {
      return texts.register.failed;
    }
  };

  const send = async (form: Registration, captcha: string) => {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setSending(true);
    setFailure(undefined);
    const found = await findIssues(form).catch(() => undefined);
    setIssues(found ?? {});
    if (!found) return giveBack(texts.register.failed);
    if (Object.keys(found).length > 0) {
      giveBack();
      return found;
    }
    const reason = await create(form, captcha);
    if (reason !== undefined) {
      giveBack(reason);
      onSpent();
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
