import type { PhoneCountry } from 'shared-contracts/ui/phone-field.tsx';
import { texts } from '../texts.ts';

const dialCodes = {
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
} as const satisfies Record<keyof typeof texts.countries, string>;

/** Countries where our buyers live, Colombia first. */
export const phoneCountries: readonly PhoneCountry[] = Object.entries(dialCodes).map(([code, dialCode]) => ({
  code,
  dialCode,
  name: texts.countries[code as keyof typeof dialCodes],
}));
