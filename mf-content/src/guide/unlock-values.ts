import { hasPhoneCharacters } from '@umbral/domain/fields/phone.ts';
import {
  isEmail,
  isLeadName,
  validationMessages as messages,
  requiredIssue,
} from '@umbral/domain/fields/validation.ts';
import { textOf } from '@umbral/kit/form/form-data.ts';
import { foundIssues, type Issues } from '@umbral/kit/form/issues.ts';

/** What a visitor leaves for the downloads of a guide, by the names of the call. */
export interface UnlockValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly home_country: string;
  readonly home_city: string;
  readonly agree_terms: boolean;
}

/** Reads the form's controls by name. */
export function readUnlock(data: FormData): UnlockValues {
  const text = (name: keyof UnlockValues) => textOf(data, name);
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    home_country: text('home_country'),
    home_city: text('home_city'),
    agree_terms: data.has('agree_terms'),
  };
}

/** What is wrong, by field; whether a number is valid in its country is the server's to say [B060, B070, B102]. */
export function unlockIssues(values: UnlockValues): Issues {
  return foundIssues({
    name: requiredIssue(values.name, isLeadName, messages.name),
    email: requiredIssue(values.email, isEmail, messages.leadEmail),
    phone: requiredIssue(values.phone, (phone) => hasPhoneCharacters(phone, 'IL'), messages.phone),
    home_country: requiredIssue(values.home_country),
    home_city: requiredIssue(values.home_city),
    agree_terms: !values.agree_terms && messages.terms,
  });
}
