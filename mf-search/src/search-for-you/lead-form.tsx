import { type ReactNode, useRef, useState } from 'react';
import { leadPath } from 'shared-contracts/api/lead-path.ts';
import { phoneCountries } from 'shared-contracts/domain/phone-countries.ts';
import { defaultCountry } from 'shared-contracts/domain/vocabulary.ts';
import { routes } from 'shared-contracts/routes/table.ts';
import { Button } from 'shared-contracts/ui/button.tsx';
import { CheckboxField } from 'shared-contracts/ui/checkbox-field.tsx';
import { Notice } from 'shared-contracts/ui/notice.tsx';
import { PhoneField } from 'shared-contracts/ui/phone-field.tsx';
import { SelectField } from 'shared-contracts/ui/select-field.tsx';
import { TextField } from 'shared-contracts/ui/text-field.tsx';
import { searchForYouTexts } from '../texts/search-for-you-texts.ts';
import css from './lead-form.module.css';
import type { SearchForYouData } from './search-for-you-queries.ts';
import { useLeadForm } from './use-lead-form.ts';
import { usePrefill } from './use-prefill.ts';

const { form: texts } = searchForYouTexts;

/** Who searches what and where: a real form, which the browser itself posts where there is no script [B070]. */
export function LeadForm({ data }: { readonly data: SearchForYouData }) {
  const form = useRef<HTMLFormElement>(null);
  const { issues, failure, isSending, submit } = useLeadForm(data.thanksPath);
  const [country, setCountry] = useState<string>(defaultCountry);
  usePrefill(form);
  return (
    <form
      ref={form}
      method="post"
      action={`/api${leadPath}`}
      noValidate
      onSubmit={submit}
      className={css.form}
      aria-label={texts.title}
    >
      <h2 className={css.title}>{texts.title}</h2>
      <input type="hidden" name="form" value={data.form} />
      <input type="hidden" name="redirect" value={data.thanksPath} />
      <input type="hidden" name="answers.pagina" value={data.path} />
      <TextField name="name" label={texts.name} autoComplete="name" required error={issues.name} />
      <TextField name="email" type="email" label={texts.email} autoComplete="email" required error={issues.email} />
      <PhoneField
        name="phone"
        label={texts.phone}
        countries={phoneCountries}
        country={country}
        countryName="phone_country"
        onCountryChange={setCountry}
        required
        error={issues.phone}
      />
      <Wishes data={data} issues={issues} />
      <Consent error={issues.agree_terms} />
      {failure !== undefined && (
        <Notice tone="error" role="alert">
          {failure}
        </Notice>
      )}
      <Button type="submit" wide size="l" isLoading={isSending}>
        {isSending ? texts.sending : texts.send}
      </Button>
    </form>
  );
}

interface WishesProps {
  readonly data: SearchForYouData;
  readonly issues: { readonly home_city?: string; readonly interest_city?: string };
}

function Wishes({ data: { isAbroad, places }, issues }: WishesProps): ReactNode {
  const other = isAbroad ? texts.otherCountry : texts.otherCity;
  const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  return (
    <>
      <div className={css.pair}>
        <TextField
          name="home_city"
          label={isAbroad ? texts.homeCityAbroad : texts.homeCity}
          autoComplete="address-level2"
          required
          error={issues.home_city}
        />
        <SelectField
          name="interest_city"
          label={isAbroad ? texts.interestCountry : texts.interestCity}
          placeholder={texts.choose}
          options={options([...places.map(({ label }) => label), other])}
          required
          error={issues.interest_city}
        />
      </div>
      <div className={css.pair}>
        <SelectField
          name="answers.tipo"
          label={texts.type}
          mark="optional"
          placeholder={texts.choose}
          options={options(texts.types)}
        />
        <SelectField
          name="answers.presupuesto"
          label={texts.budget}
          mark="optional"
          placeholder={texts.choose}
          options={options(texts.budgets)}
        />
      </div>
    </>
  );
}

/** The consent that law 1581 of 2012 asks for; never ticked beforehand [B102]. */
function Consent({ error }: { readonly error?: string }) {
  return (
    <CheckboxField
      name="agree_terms"
      value="S"
      required
      error={error}
      label={
        <>
          {texts.consent}{' '}
          <a href={routes.habeasData.href()} target="_blank" rel="noopener">
            {texts.policy}
          </a>
          {'.'}
        </>
      }
    />
  );
}
