import { isStaff } from '@umbral/domain/people/user-roles.ts';
import { type RefObject, useEffect } from 'react';
import { useSession } from '../../remote/use-session.ts';

/**
 * Offers what is known of the signed-in person in the controls `name`, `email` and `phone` that are still empty, anew
 * for every `state` in which the form comes back. Staff enters data of other people: their own are never offered [B066].
 */
export function usePrefill(form: RefObject<HTMLFormElement | null>, state = ''): void {
  const session = useSession();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that comes back is another one
  useEffect(() => {
    if (!form.current || !session || isStaff(session.roles)) return;
    const { name, lastName, email, phone } = session;
    for (const [field, known] of Object.entries({ name: `${name} ${lastName}`.trim(), email, phone })) {
      const control = form.current.elements.namedItem(field);
      if (control instanceof HTMLInputElement && control.value === '') control.value = known;
    }
  }, [form, session, state]);
}
