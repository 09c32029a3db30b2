import { CheckboxField } from '@umbral/kit/fields/checkbox-field.tsx';
import type { PhoneCountry } from '@umbral/kit/fields/phone-field.tsx';
import { EmailField, NameField } from '@umbral/kit/form/person/person-fields.tsx';
import { ReachFields } from '@umbral/kit/form/person/reach-fields.tsx';
import type { FormFields } from '@umbral/kit/form/use-form.ts';
import { useState } from 'react';
import type { ContactTarget } from '../model/contact-target.ts';
import { contactTexts as texts } from '../texts/contact-texts.ts';
import { ConsentFields } from './consent-fields.tsx';
import css from './contact-form.module.css';
import { FurtherFields } from './further-fields.tsx';
import { VisitStep } from './visit-step.tsx';

interface ContactFieldsProps {
  readonly target: ContactTarget;
  readonly form: FormFields;
  readonly countries: readonly PhoneCountry[];
}

/** Everything that a person can write or tick. */
export function ContactFields({ target, form, countries }: ContactFieldsProps) {
  const { field, box } = form;
  const [slot, setSlot] = useState({
    day: field('schedule_date').defaultValue ?? '',
    time: field('schedule_time').defaultValue ?? '',
  });
  return (
    <>
      {target.canSchedule && <VisitStep hours={target.hours} slot={slot} onSlot={setSlot} />}
      {target.canSchedule && <p className={css.step}>{texts.dataStep}</p>}
      <NameField {...field('name')} required />
      <EmailField {...field('email')} required />
      <ReachFields {...{ form, countries }} pairClass={css.pair} />
      <FurtherFields {...{ form, target, slot }} onSlot={setSlot} />
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
