import { normalizePhone, type PhoneParser, phoneCountry } from '@umbral/domain/fields/phone.ts';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

// The numbering plans are heavy: load this file when a phone field is first used.
const parse: PhoneParser = (text, country) =>
  parsePhoneNumberFromString(text, isSupportedCountry(country) ? country : undefined);

/** The number in international form; nothing where it is not one of its country (ISO code) [B059]. */
export function internationalNumber(phone: string, country: string): string | undefined {
  return normalizePhone(phone, country, parse);
}

/** The country (ISO code) that a number belongs to; nothing while it is incomplete. */
export function countryOfNumber(phone: string, country: string): string | undefined {
  return phoneCountry(phone, country, parse);
}
