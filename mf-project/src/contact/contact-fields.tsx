import { CheckboxField } from '@umbral/kit/fields/checkbox-field.tsx';
import type { PhoneCountry } from '@umbral/kit/fields/phone-field.tsx';
import { EmailField, NameField } from '@umbral/kit/form/person/person-fields.tsx';
import { ReachFields } from '@umbral/kit/form/person/reach-fields.tsx';
import type { FormFields } from '@umbral/kit/form/use-form.ts';
import type { ContactTarget } from '../model/contact-target.ts';
import { contactTexts as texts } from '../texts/contact-texts.ts';
import { ConsentFields } from './consent-fields.tsx';
import css from './contact-form.module.css';
import { FurtherFields } from './further-fields.tsx';

interface ContactFieldsProps {
  readonly target: ContactTarget;
  readonly form: FormFields;
  readonly countries: readonly PhoneCountry[];
}

/** Everything that a person can write or tick. */
export function ContactFields({ target, form, countries }: ContactFieldsProps) {
  const { field, box } = form;
  return (
    <>
      <NameField {...field('name')} required />
      <EmailField {...field('email')} required />
      <ReachFields {...{ form, countries }} pairClass={css.pair} />
      <FurtherFields {...{ form, target }} />
      <CheckboxField
        {...box('whatsapp')}
        value="1"
        label={texts.whatsapp}
        help={texts.whatsappHelp}
        defaultChecked={field('whatsapp').defaultValue === '1'}
      />
      <ConsentFields builderName={target.builderName} form={form} />
    </>
  );
}
