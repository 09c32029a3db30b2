import { validationMessages } from '@umbral/domain/fields/validation.ts';
import { defaultCountry } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { PhoneCountry } from '@umbral/kit/fields/phone-field.tsx';
import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { CityField } from '@umbral/kit/form/person/city-field.tsx';
import { PersonPhoneField } from '@umbral/kit/form/person/person-fields.tsx';
import type { FormFields } from '@umbral/kit/form/use-form.ts';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { useState } from 'react';
import { contactTexts as texts } from '../texts/contact-texts.ts';
import css from './contact-form.module.css';
import { isResidenceMismatch } from './contact-rules.ts';

interface ReachFieldsProps {
  readonly form: FormFields;
  readonly countries: readonly PhoneCountry[];
}

/** Phone and residence; a pair that seems odd is asked about, never refused [B062, M008]. */
export function ReachFields({ form: { field, box }, countries }: ReachFieldsProps) {
  const [phoneCountry, setPhoneCountry] = useState(field('phone_country').defaultValue ?? defaultCountry);
  const [homeCountry, setHomeCountry] = useState(field('home_country').defaultValue ?? defaultCountry);
  const [phone, setPhone] = useState(field('phone').defaultValue);
  const [isOdd, setOdd] = useState(false);
  const check = async (home: string, ofPhone: string, number = phone) => {
    if (!number) return setOdd(false);
    const { countryOfNumber } = await import('@umbral/kit/form/person/phone-check.ts');
    setOdd(isResidenceMismatch(home, countryOfNumber(number, ofPhone)));
  };
  return (
    <>
      <PersonPhoneField
        {...field('phone')}
        label={texts.phone}
        countries={countries}
        country={phoneCountry}
        required
        onCountryChange={(code) => {
          setPhoneCountry(code);
          void check(homeCountry, code);
        }}
        onBlur={(event) => {
          const number = event.currentTarget.value;
          setPhone(number);
          void check(homeCountry, phoneCountry, number);
        }}
      />
      {isOdd && (
        <Notice tone="warning" role="status">
          {validationMessages.residenceMismatch}
        </Notice>
      )}
      <div className={css.pair}>
        <SelectField
          {...box('home_country')}
          required
          label={texts.homeCountry}
          autoComplete="country"
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          value={homeCountry}
          onChange={(event) => {
            setHomeCountry(event.currentTarget.value);
            void check(event.currentTarget.value, phoneCountry);
          }}
        />
        <CityField country={homeCountry} of={field('home_city')} />
      </div>
    </>
  );
}
