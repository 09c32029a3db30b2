import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isResidenceMismatch } from 'shared-contracts/domain/contact-rules.ts';
import { normalizePhone, type PhoneParser, phoneCountry } from 'shared-contracts/domain/phone.ts';

// Loaded when a phone field is first used: the numbering plans are heavy.
const parse: PhoneParser = (text, country) =>
  parsePhoneNumberFromString(text, isSupportedCountry(country) ? country : undefined);

/** The number in international form, or nothing where it is not one of its country [B059]. */
export function internationalNumber(phone: string, country: string): string | undefined {
  return normalizePhone(phone, country, parse);
}

/** Whether to ask if the number is right for where the person lives; never while it is incomplete [B062]. */
export function isOddResidence(residence: string, phone: string, country: string): boolean {
  return isResidenceMismatch(residence, phoneCountry(phone, country, parse));
}
