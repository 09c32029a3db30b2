import type { Currency } from '@umbral/domain/vocabulary/vocabulary.ts';

/** What differs for buyers by the country where they live. */
export interface AbroadCountry {
  /** ISO code; in the address in small letters. */
  readonly code: 'US' | 'ES' | 'PA' | 'CA' | 'MX' | 'GB' | 'CL';
  /** The currency of the calculator: that of the country, or the one in which its people compare. */
  readonly currency: Exclude<Currency, 'cop'>;
  /** IANA zone of most of its Colombians. */
  readonly zone: string;
  /** The treaty with Colombia against paying twice; nothing where there is none. */
  readonly treaty?: string;
  /** A power of attorney before its notaries must be translated. */
  readonly needsTranslation: boolean;
}

/** Where most Colombians abroad live, the largest first. */
export const abroadCountries: readonly AbroadCountry[] = [
  { code: 'US', currency: 'usd', zone: 'America/New_York', needsTranslation: true },
  { code: 'ES', currency: 'eur', zone: 'Europe/Madrid', treaty: 'Ley 1082 de 2006', needsTranslation: false },
  { code: 'PA', currency: 'usd', zone: 'America/Panama', needsTranslation: false },
  { code: 'CL', currency: 'usd', zone: 'America/Santiago', treaty: 'Ley 1261 de 2008', needsTranslation: false },
  { code: 'CA', currency: 'usd', zone: 'America/Toronto', treaty: 'Ley 1459 de 2011', needsTranslation: true },
  { code: 'MX', currency: 'usd', zone: 'America/Mexico_City', treaty: 'Ley 1568 de 2012', needsTranslation: false },
  { code: 'GB', currency: 'eur', zone: 'Europe/London', treaty: 'Ley 1939 de 2018', needsTranslation: true },
];

/** The country that an address names by its code; nothing for another word. */
export function abroadCountryOf(code: string | null): AbroadCountry | undefined {
  return abroadCountries.find((country) => country.code === code?.toUpperCase());
}
