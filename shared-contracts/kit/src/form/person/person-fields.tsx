import { phoneCountries } from '@umbral/domain/fields/phone-countries.ts';
import type { ComponentProps } from 'react';
import { type PhoneCountry, PhoneField } from '../../fields/phone-field.tsx';
import { TextField, type TextFieldProps } from '../../fields/text-field.tsx';
import { formTexts as texts } from '../form-texts.ts';

const nameParts = {
  full: { label: texts.fullName, autoComplete: 'name' },
  given: { label: texts.givenName, autoComplete: 'given-name' },
  family: { label: texts.familyName, autoComplete: 'family-name' },
} as const;

type PersonFieldProps = Partial<TextFieldProps> & { readonly name: string };

/** The name of a person, or a part of it. */
export function NameField({ part = 'full', ...props }: PersonFieldProps & { readonly part?: keyof typeof nameParts }) {
  return <TextField {...nameParts[part]} {...props} />;
}

/** The address that a person is written to. */
export function EmailField(props: PersonFieldProps) {
  return <TextField type="email" label={texts.email} autoComplete="email" {...props} />;
}

interface PersonPhoneFieldProps extends Partial<ComponentProps<typeof PhoneField>> {
  readonly name: string;
  readonly country: string;
  readonly onCountryChange: (code: string) => void;
  readonly countries?: readonly PhoneCountry[];
}

/** The number that a person is called at, with its country in the control `phone_country`. */
export function PersonPhoneField(props: PersonPhoneFieldProps) {
  return <PhoneField label={texts.phone} countries={phoneCountries} countryName="phone_country" {...props} />;
}
