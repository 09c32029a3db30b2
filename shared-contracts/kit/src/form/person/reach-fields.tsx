import { isResidenceMismatch } from '@umbral/domain/contact/residence-mismatch.ts';
import { validationMessages } from '@umbral/domain/fields/validation.ts';
import { defaultCountry } from '@umbral/domain/vocabulary/vocabulary.ts';
import { useState } from 'react';
import type { PhoneCountry } from '../../fields/phone-field.tsx';
import { SelectField } from '../../fields/select-field.tsx';
import { Notice } from '../../states/notice.tsx';
import { formTexts as texts } from '../form-texts.ts';
import type { FormFields } from '../use-form.ts';
import { CityField } from './city-field.tsx';
import { PersonPhoneField } from './person-fields.tsx';

interface ReachFieldsProps {
  readonly form: FormFields;
  readonly countries: readonly PhoneCountry[];
  /** Lays out country and city of residence beside each other. */
  readonly pairClass?: string;
}

/** Phone and residence; a pair that seems odd is asked about, never refused [B062, M008]. */
export function ReachFields({ form: { field, box }, countries, pairClass }: ReachFieldsProps) {
  const [phoneCountry, setPhoneCountry] = useState(field('phone_country').defaultValue ?? defaultCountry);
  const [homeCountry, setHomeCountry] = useState(field('home_country').defaultValue ?? defaultCountry);
  const [phone, setPhone] = useState(field('phone').defaultValue);
  const [isOdd, setOdd] = useState(false);
  const check = async (home: string, ofPhone: string, number = phone) => {
    if (!number) return setOdd(false);
    const { countryOfNumber } = await import('./phone-check.ts');
    setOdd(isResidenceMismatch(home, countryOfNumber(number, ofPhone)));
  };
  return (
    <>
      <PersonPhoneField
        {...field('phone')}
        label={texts.reachPhone}
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
      <div className={pairClass}>
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
