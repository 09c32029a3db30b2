import { normalizePhone, type PhoneParser } from '@umbral/domain/fields/phone.ts';
import { validationMessages } from '@umbral/domain/fields/validation.ts';
import { defaultCountry } from '@umbral/domain/vocabulary/vocabulary.ts';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { Refusal } from '../../engine/replies/refusal.ts';

/** Reads numbers by the numbering plans of all countries. */
export const parsePhone: PhoneParser = (text, country) =>
  parsePhoneNumberFromString(text, isSupportedCountry(country) ? country : undefined);

/** The number in international form; 422 on the phone field where it is not valid in its country [B059]. */
export function validPhone(text: string, country: string = defaultCountry): string {
  const number = normalizePhone(text, country, parsePhone) ?? normalizePhone(text, defaultCountry, parsePhone);
  if (!number) throw new Refusal('invalid-input', { phone: validationMessages.phone });
  return number;
}
