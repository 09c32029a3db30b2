/** A country as a phone field offers it; ISO 3166-1 code. */
export interface DialCountry {
  readonly code: string;
  readonly name: string;
  readonly dialCode: string;
}

/** Where our buyers live, Colombia first. */
export const phoneCountries: readonly DialCountry[] = [
  { code: 'CO', name: 'Colombia', dialCode: '+57' },
  { code: 'PA', name: 'Panamá', dialCode: '+507' },
  { code: 'US', name: 'Estados Unidos', dialCode: '+1' },
  { code: 'ES', name: 'España', dialCode: '+34' },
  { code: 'MX', name: 'México', dialCode: '+52' },
  { code: 'CL', name: 'Chile', dialCode: '+56' },
  { code: 'PE', name: 'Perú', dialCode: '+51' },
  { code: 'EC', name: 'Ecuador', dialCode: '+593' },
  { code: 'AR', name: 'Argentina', dialCode: '+54' },
  { code: 'CA', name: 'Canadá', dialCode: '+1' },
  { code: 'GB', name: 'Reino Unido', dialCode: '+44' },
  { code: 'DE', name: 'Alemania', dialCode: '+49' },
  { code: 'FR', name: 'Francia', dialCode: '+33' },
  { code: 'IL', name: 'Israel', dialCode: '+972' },
];
