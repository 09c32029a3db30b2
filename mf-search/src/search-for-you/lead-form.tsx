import { leadPath } from '@umbral/domain/api/lead-path.ts';
import { defaultCountry } from '@umbral/domain/vocabulary/vocabulary.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { useFormDraft } from '@umbral/kit/form/draft/use-form-draft.ts';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { ConsentField } from '@umbral/kit/form/person/consent-field.tsx';
import { EmailField, NameField, PersonPhoneField } from '@umbral/kit/form/person/person-fields.tsx';
import { usePrefill } from '@umbral/kit/form/person/use-prefill.ts';
import { PostedForm } from '@umbral/kit/form/posted-form.tsx';
import type { FormFields } from '@umbral/kit/form/use-form.ts';
import { useState } from 'react';
import { searchForYouTexts } from '../texts/search-for-you-texts.ts';
import css from './lead-form.module.css';
import type { SearchForYouData } from './search-for-you-queries.ts';
import { useLeadForm } from './use-lead-form.ts';

const { form: texts } = searchForYouTexts;

/** Who searches what and where: a real form, which the browser itself posts where there is no script [B070]. */
export function LeadForm({ data }: { readonly data: SearchForYouData }) {
  const draft = useFormDraft(data.form);
  const form = useLeadForm(data.thanksPath, draft);
  usePrefill(form.props.ref, String(draft.values !== undefined));
  return (
    <PostedForm path={leadPath} {...form.props} className={css.form} aria-label={texts.title}>
      <h2 className={css.title}>{texts.title}</h2>
      <input type="hidden" name="form" value={data.form} />
      <input type="hidden" name="redirect" value={data.thanksPath} />
      <input type="hidden" name="answers.pagina" value={data.path} />
      <LeadFields key={draft.values ? 'draft' : 'new'} {...{ data, form }} />
      <FailureNotice of={form.failure} />
      <Button type="submit" wide size="l" isLoading={form.isBusy}>
        {form.isBusy ? texts.sending : texts.send}
      </Button>
    </PostedForm>
  );
}

interface LeadFieldsProps {
  readonly data: SearchForYouData;
  readonly form: FormFields;
}

/** Everything that a person can write, choose or tick. */
function LeadFields({ data, form }: LeadFieldsProps) {
  const { field, box } = form;
  const [country, setCountry] = useState(field('phone_country').defaultValue ?? defaultCountry);
  return (
    <>
      <NameField {...field('name')} required />
      <EmailField {...field('email')} required />
      <PersonPhoneField {...field('phone')} country={country} onCountryChange={setCountry} required />
      <Wishes {...{ data, form }} />
      <ConsentField {...box('agree_terms')} required sentence={texts.consent} policy={texts.policy} />
    </>
  );
}

function Wishes({ data: { isAbroad, places }, form: { field } }: LeadFieldsProps) {
  const other = isAbroad ? texts.otherCountry : texts.otherCity;
  const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  return (
    <>
      <div className={css.pair}>
        <TextField
          {...field('home_city')}
          label={isAbroad ? texts.homeCityAbroad : texts.homeCity}
          autoComplete="address-level2"
          required
        />
        <SelectField
          {...field('interest_city')}
          label={isAbroad ? texts.interestCountry : texts.interestCity}
          placeholder={texts.choose}
          options={options([...places.map(({ label }) => label), other])}
          required
        />
      </div>
      <div className={css.pair}>
        <SelectField
          {...field('answers.tipo')}
          label={texts.type}
          mark="optional"
          placeholder={texts.choose}
          options={options(texts.types)}
        />
        <SelectField
          {...field('answers.presupuesto')}
          label={texts.budget}
          mark="optional"
          placeholder={texts.choose}
          options={options(texts.budgets)}
        />
      </div>
    </>
  );
}
