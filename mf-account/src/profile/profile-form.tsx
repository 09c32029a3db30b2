import { phoneCountries } from '@umbral/domain/fields/phone-countries.ts';
import { currencies, defaultCountry } from '@umbral/domain/vocabulary/vocabulary.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { CheckboxGroup, RadioGroup } from '@umbral/kit/fields/choice-group.tsx';
import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { CityField } from '@umbral/kit/form/person/city-field.tsx';
import { NameField, PersonPhoneField } from '@umbral/kit/form/person/person-fields.tsx';
import { PostedForm } from '@umbral/kit/form/posted-form.tsx';
import type { FormFields } from '@umbral/kit/form/use-form.ts';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { useState } from 'react';
import { profileTexts as texts } from '../texts/profile-texts.ts';
import css from './profile.module.css';
import type { ProfileData } from './profile-queries.ts';
import { useProfileForm } from './use-profile-form.ts';

const path = '/users/profile/save';

/** Who one is, where one lives and what one looks for; without script the browser posts it with what it began with. */
export function ProfileForm(data: ProfileData) {
  const form = useProfileForm(data.values);
  return (
    <PostedForm path={path} {...form.props} className={css.form}>
      <input type="hidden" name="was" value={JSON.stringify(data.values)} />
      <PersonPart form={form} data={data} />
      <PreferencesPart form={form} data={data} />
      <FailureNotice of={form.failure} />
      <div>
        <Button type="submit" isLoading={form.isBusy}>
          {form.isBusy ? texts.saving : texts.save}
        </Button>
      </div>
    </PostedForm>
  );
}

interface PartProps {
  readonly form: FormFields;
  readonly data: ProfileData;
}

function PersonPart({ form: { field, box }, data: { email, values, countries } }: PartProps) {
  const [dialCountry, setDialCountry] = useState(() => countryOf(values.phone));
  const [country, setCountry] = useState(values.home_country ?? '');
  return (
    <section className={css.part} aria-labelledby="profile-person">
      <SectionHeading id="profile-person">{texts.person}</SectionHeading>
      <div className={css.pair}>
        <NameField part="given" {...field('first_name')} defaultValue={values.first_name} required />
        <NameField part="family" {...field('last_name')} defaultValue={values.last_name} required />
      </div>
      <TextField label={texts.email} help={texts.emailHelp} value={email} readOnly type="email" autoComplete="email" />
      <PersonPhoneField
        {...field('phone')}
        defaultValue={values.phone}
        country={dialCountry}
        onCountryChange={setDialCountry}
        required
      />
      <div className={css.pair}>
        <SelectField
          {...box('home_country')}
          label={texts.country}
          mark="optional"
          autoComplete="country"
          placeholder={texts.anyCountry}
          options={countries}
          value={country}
          onChange={(event) => setCountry(event.currentTarget.value)}
        />
        <CityField
          country={country || defaultCountry}
          of={{ ...field('home_city'), defaultValue: values.home_city ?? '' }}
        />
      </div>
      <TextField
        {...field('document')}
        label={texts.document}
        help={texts.documentHelp}
        mark="optional"
        inputMode="numeric"
        pattern="[0-9]{5,15}"
        maxLength={15}
        autoComplete="off"
        defaultValue={values.document ?? ''}
      />
    </section>
  );
}

function PreferencesPart({ form: { box }, data: { values, cities, prices } }: PartProps) {
  const { currency, ids_interest_price: priceIds, ids_interest_city: cityIds } = values.preferences;
  return (
    <section className={css.part} aria-labelledby="profile-preferences">
      <SectionHeading id="profile-preferences" lead={texts.preferencesLead}>
        {texts.preferences}
      </SectionHeading>
      <RadioGroup
        {...box('currency')}
        legend={texts.currency}
        look="tiles"
        defaultValue={currency}
        choices={currencies.map((value) => ({ value, label: texts.currencies[value] }))}
      />
      <CheckboxGroup
        {...box('ids_interest_price')}
        legend={texts.prices}
        look="tiles"
        defaultValue={priceIds.map(String)}
        choices={prices}
      />
      <CheckboxGroup
        {...box('ids_interest_city')}
        legend={texts.cities}
        look="tiles"
        defaultValue={cityIds.map(String)}
        choices={cities}
      />
    </section>
  );
}

/** The country whose prefix a number bears; the longest prefix counts. */
function countryOf(phone: string): string {
  const bearing = phoneCountries.filter(({ dialCode }) => phone.startsWith(dialCode));
  const [nearest] = bearing.toSorted((a, b) => b.dialCode.length - a.dialCode.length);
  return nearest?.code ?? defaultCountry;
}
