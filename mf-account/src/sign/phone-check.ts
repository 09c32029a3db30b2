import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isPhone } from 'shared-contracts/domain/phone.ts';

/** Whether a number is one of its country [B059]. Loaded when a form is sent: the numbering plans are heavy. */
export function isValidPhone(phone: string, country: string): boolean {
  return isPhone(phone, country, (text, code) =>
    parsePhoneNumberFromString(text, isSupportedCountry(code) ? code : undefined),
  );
}
