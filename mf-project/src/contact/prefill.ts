import type { Session } from 'shared-contracts/remote/remote-context.ts';

/** Staff enters contacts of other people: their own data are never offered [B066]. */
const staffRoles = ['administrador', 'contributor'];

/** Writes what is known of the signed-in person into controls that are still empty [B066]. */
export function prefill(form: HTMLFormElement, { name, lastName, email, phone, roles }: Session): void {
  if (roles.some((role) => staffRoles.includes(role))) return;
  const known = { name: `${name} ${lastName}`.trim(), email, phone };
  for (const [field, value] of Object.entries(known)) {
    const control = form.elements.namedItem(field);
    if (control instanceof HTMLInputElement && control.value === '') control.value = value;
  }
}
