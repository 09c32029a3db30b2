import type { PhoneCountry } from 'shared-contracts/ui/phone-field.tsx';
import { contactTexts } from '../texts/contact-texts.ts';

const dialCodes: Readonly<Record<keyof typeof contactTexts.countries, string>> = {
  CO: '+57',
  PA: '+507',
  US: '+1',
  ES: '+34',
  MX: '+52',
  CL: '+56',
  PE: '+51',
  EC: '+593',
  AR: '+54',
  CA: '+1',
  GB: '+44',
  DE: '+49',
  FR: '+33',
  IL: '+972',
};

/** Where our buyers live, Colombia first: what the form offers until the whole list is there. */
export const mainCountries: readonly PhoneCountry[] = Object.entries(contactTexts.countries).map(([code, name]) => ({
  code,
  name,
  dialCode: new Map(Object.entries(dialCodes)).get(code) ?? '',
}));
