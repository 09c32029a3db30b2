import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { normalizePhone, type PhoneParser } from 'shared-contracts/domain/phone.ts';
import { validationMessages } from 'shared-contracts/domain/validation.ts';
import { defaultCountry } from 'shared-contracts/domain/vocabulary.ts';
import { Refusal } from '../http/refusal.ts';

/** Reads numbers by the numbering plans of all countries. */
export const parsePhone: PhoneParser = (text, country) =>
  parsePhoneNumberFromString(text, isSupportedCountry(country) ? country : undefined);

/** The number in international form; 422 on the phone field where it is not valid in its country [B059]. */
export function validPhone(text: string, country: string = defaultCountry): string {
  const number = normalizePhone(text, country, parsePhone) ?? normalizePhone(text, defaultCountry, parsePhone);
  if (!number) throw new Refusal('invalid-input', { phone: validationMessages.phone });
  return number;
}
