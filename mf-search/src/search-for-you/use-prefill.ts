import { type RefObject, useEffect } from 'react';
import { useSession } from 'shared-contracts/remote/use-session.ts';

/** Staff enters leads of other people: their own data are never offered [B066]. */
const staffRoles = ['administrador', 'contributor'];

/** Writes what is known of the signed-in person into controls that are still empty. */
export function usePrefill(form: RefObject<HTMLFormElement | null>): void {
  const session = useSession();
  useEffect(() => {
    if (!session || session.roles.some((role) => staffRoles.includes(role))) return;
    const { name, lastName, email, phone } = session;
    for (const [field, value] of Object.entries({ name: `${name} ${lastName}`.trim(), email, phone })) {
      const control = form.current?.elements.namedItem(field);
      if (control instanceof HTMLInputElement && control.value === '') control.value = value;
    }
  }, [form, session]);
}
