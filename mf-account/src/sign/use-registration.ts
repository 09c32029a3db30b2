import { hasIssues } from '@umbral/kit/form/issues.ts';
import { wrong } from '@umbral/kit/form/outcome.ts';
import { type Form, useForm } from '@umbral/kit/form/use-form.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import type { Session } from '@umbral/protocol/remote/remote-context.ts';
import { registrationTexts } from '../texts/registration-texts.ts';
import { type RegistrationValues, readRegistration, registrationIssues } from './registration-values.ts';
import { useSignedIn } from './use-signed-in.ts';

interface RegistrationPlan {
  readonly email: string;
  /** The captcha's proof, which counts once. */
  readonly proof: string;
  /** It was refused or got lost, and the proof with it. */
  readonly onSpent: () => void;
  readonly onSignedIn: () => void;
}

/** The second step of a registration, which also signs in [B072]. */
export function useRegistration({ email, proof, onSpent, onSignedIn }: RegistrationPlan): Form<Session> {
  const context = useRemote();
  const tellSignedIn = useSignedIn(onSignedIn);
  return useForm<RegistrationValues, Session>({
    read: readRegistration,
    send: async (values) => {
      // The numbering plans are heavy: they come with the first press.
      const { internationalNumber } = await import('@umbral/kit/form/person/phone-check.ts');
      const number = internationalNumber(values.phone, values.phone_country);
      const issues = registrationIssues(values, number !== undefined);
      if (hasIssues(issues)) return wrong(issues);
      const { signUp } = await import('./sign-calls.ts');
      const answer = await signUp(context, { ...values, email }, proof).catch((error: unknown) => {
        onSpent();
        throw error;
      });
      if (answer.kind !== 'sent') onSpent();
      return answer;
    },
    failed: registrationTexts.failed,
    onSent: tellSignedIn,
  });
}
