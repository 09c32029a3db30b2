import { type RefObject, useEffect } from 'react';
import type { Session } from 'shared-contracts/remote/remote-context.ts';
import { prefill } from './prefill.ts';

/** Offers what is known of the signed-in person, anew for every `state` in which the form comes back empty [B066]. */
export function usePrefill(
  form: RefObject<HTMLFormElement | null>,
  session: Session | null | undefined,
  state: string,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that comes back is another one
  useEffect(() => {
    if (form.current && session) prefill(form.current, session);
  }, [form, session, state]);
}
