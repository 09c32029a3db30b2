import { CheckboxField } from '@umbral/kit/fields/checkbox-field.tsx';
import type { PhoneCountry } from '@umbral/kit/fields/phone-field.tsx';
import { EmailField, NameField } from '@umbral/kit/form/person/person-fields.tsx';
import { ReachFields } from '@umbral/kit/form/person/reach-fields.tsx';
import type { FormFields } from '@umbral/kit/form/use-form.ts';
import { registrationTexts as texts } from '../texts/registration-texts.ts';
import css from './person-form.module.css';

interface PersonFieldsProps {
  readonly form: FormFields;
  readonly countries: readonly PhoneCountry[];
}

/** Who writes, and where to reach that person. */
export function PersonFields({ form, countries }: PersonFieldsProps) {
  const { field } = form;
  return (
    <>
      <NameField {...field('name')} required />
      <EmailField {...field('email')} required />
      <ReachFields form={form} countries={countries} pairClass={css.pair} />
    </>
  );
}

/** Whether the answer may come by WhatsApp. */
export function WhatsappField({ form: { field, box } }: Pick<PersonFieldsProps, 'form'>) {
  return (
    <CheckboxField
      {...box('whatsapp')}
      value="1"
      label={texts.whatsapp}
      defaultChecked={field('whatsapp').defaultValue === '1'}
    />
  );
}
