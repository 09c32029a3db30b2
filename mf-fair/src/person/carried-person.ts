import type { Draft } from '@umbral/kit/form/draft/form-draft.ts';
import type { PersonValues } from './fair-values.ts';

let carried: Draft | undefined;

/** Takes who has just registered along to the next step, in this view of the portal only: a reload forgets it. */
export function carryPerson({ name, email, phone, phone_country, home_country, home_city }: PersonValues): void {
  carried = { name, email, phone, phone_country, home_country, home_city };
}

/** Who came from the step before; nothing where nobody did. */
export function carriedPerson(): Draft | undefined {
  return carried;
}
