import type { Session } from 'shared-contracts/remote/remote-context.ts';

const staffRoles = ['administrador', 'contributor'];

/** Staff enters contacts of other people: what is known of themselves is never offered nor told [B066]. */
export function isStaff({ roles }: Pick<Session, 'roles'>): boolean {
  return roles.some((role) => staffRoles.includes(role));
}

/** Writes what is known of the signed-in person into controls that are still empty [B066]. */
export function prefill(form: HTMLFormElement, session: Session): void {
  if (isStaff(session)) return;
  const { name, lastName, email, phone } = session;
  const known = { name: `${name} ${lastName}`.trim(), email, phone };
  for (const [field, value] of Object.entries(known)) {
    const control = form.elements.namedItem(field);
    if (control instanceof HTMLInputElement && control.value === '') control.value = value;
  }
}
