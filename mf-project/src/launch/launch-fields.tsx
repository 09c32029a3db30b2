import { useState } from 'react';
import { phoneCountries } from 'shared-contracts/domain/phone-countries.ts';
import { defaultCountry } from 'shared-contracts/domain/vocabulary.ts';
import { routes } from 'shared-contracts/routes/table.ts';
import { Anchor } from 'shared-contracts/ui/anchor.tsx';
import { CheckboxField } from 'shared-contracts/ui/checkbox-field.tsx';
import { PhoneField } from 'shared-contracts/ui/phone-field.tsx';
import { SelectField } from 'shared-contracts/ui/select-field.tsx';
import { TextField } from 'shared-contracts/ui/text-field.tsx';
import type { Draft } from '../kept-forms/form-draft.ts';
import { launchTexts } from '../texts/launch-texts.ts';
import type { LaunchData } from './launch-data.ts';
import type { LeadIssues } from './lead-values.ts';

const { form: texts } = launchTexts;

interface LaunchFieldsProps {
  readonly launch: Pick<LaunchData, 'builder' | 'homes'>;
  readonly issues: LeadIssues;
  readonly draft?: Draft;
}

/** Everything that a person can write or tick. */
export function LaunchFields({ launch: { builder, homes }, issues, draft = {} }: LaunchFieldsProps) {
  const [country, setCountry] = useState(draft.phone_country ?? defaultCountry);
  return (
    <>
      <TextField
        name="name"
        label={texts.name}
        autoComplete="name"
        required
        defaultValue={draft.name}
        error={issues.name}
      />
      <TextField
        name="email"
        type="email"
        label={texts.email}
        autoComplete="email"
        required
        defaultValue={draft.email}
        error={issues.email}
      />
      <PhoneField
        name="phone"
        label={texts.phone}
        countries={phoneCountries}
        country={country}
        countryName="phone_country"
        onCountryChange={setCountry}
        required
        defaultValue={draft.phone}
        error={issues.phone}
      />
      <TextField
        name="home_city"
        label={texts.homeCity}
        autoComplete="address-level2"
        required
        defaultValue={draft.home_city}
        error={issues.home_city}
      />
      {homes.length > 1 && (
        <SelectField
          name="answers.inmueble"
          label={texts.interest}
          mark="optional"
          placeholder={texts.choose}
          defaultValue={draft['answers.inmueble']}
          options={homes.map((home) => ({ value: home.title, label: home.title }))}
        />
      )}
      <Consent builderName={builder.name} error={issues.agree_terms} />
    </>
  );
}

/** The consent that law 1581 of 2012 asks for; never ticked beforehand [B102]. */
function Consent({ builderName, error }: { readonly builderName: string; readonly error?: string }) {
  return (
    <CheckboxField
      name="agree_terms"
      value="S"
      required
      error={error}
      label={
        <>
          {texts.consent(builderName)}{' '}
          <Anchor href={routes.habeasData.href()} target="_blank" rel="noopener">
            {texts.policy}
          </Anchor>
          {'.'}
        </>
      }
    />
  );
}
