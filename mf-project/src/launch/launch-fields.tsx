import { defaultCountry } from '@umbral/domain/vocabulary/vocabulary.ts';
import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { ConsentField } from '@umbral/kit/form/person/consent-field.tsx';
import { EmailField, NameField, PersonPhoneField } from '@umbral/kit/form/person/person-fields.tsx';
import type { FormFields } from '@umbral/kit/form/use-form.ts';
import { useState } from 'react';
import { launchTexts } from '../texts/launch-texts.ts';
import type { LaunchData } from './launch-data.ts';

const { form: texts } = launchTexts;

interface LaunchFieldsProps {
  readonly launch: Pick<LaunchData, 'builder' | 'homes'>;
  readonly form: FormFields;
}

/** Everything that a person can write or tick. */
export function LaunchFields({ launch: { builder, homes }, form: { field, box } }: LaunchFieldsProps) {
  const [country, setCountry] = useState(field('phone_country').defaultValue ?? defaultCountry);
  return (
    <>
      <NameField {...field('name')} required />
      <EmailField {...field('email')} required />
      <PersonPhoneField {...field('phone')} country={country} onCountryChange={setCountry} required />
      <TextField {...field('home_city')} label={texts.homeCity} autoComplete="address-level2" required />
      {homes.length > 1 && (
        <SelectField
          {...field('answers.inmueble')}
          label={texts.interest}
          mark="optional"
          placeholder={texts.choose}
          options={homes.map((home) => ({ value: home.title, label: home.title }))}
        />
      )}
      <ConsentField {...box('agree_terms')} required sentence={texts.consent(builder.name)} policy={texts.policy} />
    </>
  );
}
