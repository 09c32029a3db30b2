import { useState } from 'react';
import { validationMessages } from 'shared-contracts/domain/validation.ts';
import { defaultCountry } from 'shared-contracts/domain/vocabulary.ts';
import { Notice } from 'shared-contracts/ui/notice.tsx';
import { type PhoneCountry, PhoneField } from 'shared-contracts/ui/phone-field.tsx';
import { SelectField } from 'shared-contracts/ui/select-field.tsx';
import type { Draft } from '../kept-forms/form-draft.ts';
import { contactTexts as texts } from '../texts/contact-texts.ts';
import { CityField } from './city-field.tsx';
import css from './contact-form.module.css';
import type { ContactIssues } from './contact-values.ts';

interface ReachFieldsProps {
  readonly id: string;
  readonly issues: ContactIssues;
  readonly countries: readonly PhoneCountry[];
  readonly draft: Draft;
}

/** Phone and residence; a pair that seems odd is asked about, never refused [B062, M008]. */
export function ReachFields({ id, issues, countries, draft }: ReachFieldsProps) {
  const [phoneCountry, setPhoneCountry] = useState(draft.phone_country ?? defaultCountry);
  const [homeCountry, setHomeCountry] = useState(draft.home_country ?? defaultCountry);
  const [phone, setPhone] = useState(draft.phone);
  const [isOdd, setOdd] = useState(false);
  const check = async (home: string, ofPhone: string, number = phone) => {
    if (!number) return setOdd(false);
    const { isOddResidence } = await import('./phone-check.ts');
    setOdd(isOddResidence(home, number, ofPhone));
  };
  return (
    <>
      <PhoneField
        id={`${id}-phone`}
        name="phone"
        label={texts.phone}
        countries={countries}
        country={phoneCountry}
        countryName="phone_country"
        required
        defaultValue={draft.phone}
        onCountryChange={(code) => {
          setPhoneCountry(code);
          void check(homeCountry, code);
        }}
        onBlur={(event) => {
          const number = event.currentTarget.value;
          setPhone(number);
          void check(homeCountry, phoneCountry, number);
        }}
        error={issues.phone}
      />
      {isOdd && (
        <Notice tone="warning" role="status">
          {validationMessages.residenceMismatch}
        </Notice>
      )}
      <div className={css.pair}>
        <SelectField
          id={`${id}-home_country`}
          name="home_country"
          required
          label={texts.homeCountry}
          autoComplete="country"
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          value={homeCountry}
          onChange={(event) => {
            setHomeCountry(event.currentTarget.value);
            void check(event.currentTarget.value, phoneCountry);
          }}
          error={issues.home_country}
        />
        <CityField id={`${id}-home_city`} country={homeCountry} initial={draft.home_city} error={issues.home_city} />
      </div>
    </>
  );
}
