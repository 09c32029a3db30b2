import { defaultCountry } from '@umbral/domain/vocabulary/vocabulary.ts';
import { useState } from 'react';
import { SelectField } from '../fields/select-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { ConsentField } from '../form/person/consent-field.tsx';
import { EmailField, NameField, PersonPhoneField } from '../form/person/person-fields.tsx';
import type { FormFields } from '../form/use-form.ts';
import css from './lead-form.module.css';
import type { LeadPlan, LeadQuestion } from './lead-plan.ts';
import { leadTexts as texts } from './lead-texts.ts';

interface LeadFieldsProps {
  readonly plan: LeadPlan;
  readonly form: FormFields;
}

/** Everything that a lead form holds, by the names of the call, so that browsers post it without script [B060, B070]. */
export function LeadFields({ plan, form: { field, box } }: LeadFieldsProps) {
  const { formId, thanksHref, known = {}, questions = [], consent, policy = texts.policy } = plan;
  const [country, setCountry] = useState(field('phone_country').defaultValue ?? defaultCountry);
  return (
    <>
      <input type="hidden" name="form" value={formId} />
      <input type="hidden" name="redirect" value={thanksHref} />
      {Object.entries(known).map(([name, value]) => (
        <input key={name} type="hidden" name={`answers.${name}`} value={value} />
      ))}
      <NameField {...field('name')} required />
      <EmailField {...field('email')} required />
      <PersonPhoneField {...field('phone')} country={country} onCountryChange={setCountry} required />
      <Cities plan={plan} field={field} />
      {questions.length > 0 && (
        <div className={css.pair}>
          {questions.map((question) => (
            <Question key={question.name} question={question} field={field} />
          ))}
        </div>
      )}
      <ConsentField {...box('agree_terms')} required sentence={consent} policy={policy} />
    </>
  );
}

type Field = FormFields['field'];

function Cities({ plan: { homeCityLabel = texts.homeCity, interest }, field }: { plan: LeadPlan; field: Field }) {
  const home = <TextField {...field('home_city')} label={homeCityLabel} autoComplete="address-level2" required />;
  if (typeof interest === 'string') {
    return (
      <>
        <input type="hidden" name="interest_city" value={interest} />
        {home}
      </>
    );
  }
  const { label, options } = interest;
  return (
    <div className={css.pair}>
      {home}
      {options ? (
        <SelectField
          {...field('interest_city')}
          label={label}
          placeholder={texts.choose}
          options={optionsOf(options)}
          required
        />
      ) : (
        <TextField {...field('interest_city')} label={label} required />
      )}
    </div>
  );
}

function Question({ question, field }: { readonly question: LeadQuestion; readonly field: Field }) {
  const { name, label, options, placeholder = texts.choose } = question;
  const control = field(`answers.${name}`);
  if (!options) return <TextField {...control} label={label} mark="optional" />;
  return (
    <SelectField {...control} label={label} mark="optional" placeholder={placeholder} options={optionsOf(options)} />
  );
}

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
