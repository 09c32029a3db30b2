/** What the rule needs of a parsed number; libphonenumber-js gives exactly this. */
export interface ParsedPhone {
  number: string;
  country?: string;
  isValid(): boolean;
}

/** Reads a number, national ones by the given country (ISO code). The library behind it is heavy, hence injected. */
export type PhoneParser = (text: string, country: string) => ParsedPhone | undefined;

const characters = /^[\d()+ ]+$/;
const charactersIsrael = /^[\d()+ -]+$/;
const colombian324 = /^(?:\+?57)?(324\d{7})$/;
const israeli = /^(?:\+?972)?(\d{9})$/;
const oldColombianLandline = /^03([1-8])(\d{7})$/;

function digitsOf(text: string): string {
  return text.replace(/[^\d+]/g, '');
}

/** Digits, parentheses, plus and spaces; in Israel dashes too [B059]. */
export function hasPhoneCharacters(text: string, country = 'CO'): boolean {
  return (country === 'IL' ? charactersIsrael : characters).test(text.trim());
}

/**
 * A number in international form, or nothing where it is not valid [B059]. Two cases pass whatever the library's
 * data says: Colombian mobiles that start with 324, and 9 digits in Israel.
 */
export function normalizePhone(text: string, country: string, parse: PhoneParser): string | undefined {
  if (!hasPhoneCharacters(text, country)) return undefined;
  const digits = digitsOf(text);
  const mobile324 = colombian324.exec(digits);
  if (mobile324 && (country === 'CO' || digits.startsWith('+57'))) return `+57${mobile324[1]}`;
  const nineDigits = israeli.exec(digits);
  if (country === 'IL' && nineDigits) return `+972${nineDigits[1]}`;
  const landline = oldColombianLandline.exec(digits);
  if (country === 'CO' && landline) return `+5760${landline[1]}${landline[2]}`;
  const parsed = parse(text.trim(), country);
  return parsed?.isValid() ? parsed.number : undefined;
}

/** Whether a number is valid where it belongs: by its own prefix, or by the given country without one [B059]. */
export function isPhone(text: string, country: string, parse: PhoneParser): boolean {
  return normalizePhone(text, country, parse) !== undefined;
}

/** The country (ISO code) of a number, or nothing where that cannot be told. */
export function phoneCountry(text: string, country: string, parse: PhoneParser): string | undefined {
  const number = normalizePhone(text, country, parse);
  if (number === undefined) return undefined;
  if (number.startsWith('+57')) return 'CO';
  return number.startsWith('+972') ? 'IL' : parse(number, country)?.country;
}

/** Whether a number belongs to a country, as the bank form of fairs wants it [B084]. */
export function phoneMatchesCountry(text: string, country: string, parse: PhoneParser): boolean {
  return phoneCountry(text, country, parse) === country;
}
