import { hasPhoneCharacters } from 'shared-contracts/domain/phone.ts';
import { isEmail, isLeadName, validationMessages as messages } from 'shared-contracts/domain/validation.ts';
import { foundIssues, requiredIssue, textOf } from '../model/form-values.ts';

const fields = ['name', 'email', 'phone', 'country', 'city', 'consent'] as const;
export type UnlockField = (typeof fields)[number];

/** The control for each field of the call. */
export const unlockFieldOfCall: Readonly<Record<string, UnlockField>> = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  home_country: 'country',
  home_city: 'city',
  agree_terms: 'consent',
};

const always = () => true;

/** What is wrong, by field; whether a number is valid in its country is the server's to say [B060, B070, B102]. */
export function unlockIssues(data: FormData): Readonly<Partial<Record<UnlockField, string>>> {
  const text = (name: UnlockField) => textOf(data, name);
  return foundIssues<UnlockField>({
    name: requiredIssue(text('name'), isLeadName, messages.name),
    email: requiredIssue(text('email'), isEmail, messages.leadEmail),
    phone: requiredIssue(text('phone'), (phone) => hasPhoneCharacters(phone, 'IL'), messages.phone),
    country: requiredIssue(text('country'), always, messages.required),
    city: requiredIssue(text('city'), always, messages.required),
    consent: data.has('consent') ? undefined : messages.terms,
  });
}
