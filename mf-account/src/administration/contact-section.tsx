import { phoneCountries } from '@umbral/domain/fields/phone-countries.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { ComboboxField } from '@umbral/kit/fields/combobox-field.tsx';
import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { TextareaField } from '@umbral/kit/fields/textarea-field.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { ConsentField } from '@umbral/kit/form/person/consent-field.tsx';
import { EmailField, NameField, PersonPhoneField } from '@umbral/kit/form/person/person-fields.tsx';
import { ScriptForm } from '@umbral/kit/form/script-form.tsx';
import type { FormFields } from '@umbral/kit/form/use-form.ts';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { useState } from 'react';
import { uploadTexts as texts } from '../texts/upload-texts.ts';
import css from './administration.module.css';
import { useContactHomes } from './use-contact-homes.ts';
import { useContactUpload } from './use-contact-upload.ts';

const countries = phoneCountries.map(({ name }) => ({ value: name, label: name }));

/** A contact that staff writes down for somebody who called; nothing of the staff's own is filled in [B119, B066]. */
export function ContactSection() {
  const homes = useContactHomes();
  const form = useContactUpload(homes);
  return (
    <section className={css.upload}>
      <SectionHeading>{texts.title}</SectionHeading>
      <p>{texts.lead}</p>
      <ScriptForm {...form.props} className={css.upload} aria-label={texts.title}>
        <ComboboxField
          name="home"
          label={texts.home}
          help={texts.homeHelp}
          error={form.issues.home}
          value={homes.text}
          onValueChange={homes.type}
          suggestions={homes.suggestions}
          onPick={homes.pick}
          status={homes.status}
        />
        <PersonFields form={form} isSending={form.isSending} />
        <FailureNotice of={form.failure} />
        <div>
          <Button type="submit" isLoading={form.isSending}>
            {texts.send}
          </Button>
        </div>
      </ScriptForm>
    </section>
  );
}

/** The person's own data: browsers are told not to offer those of whoever sits before them. */
function PersonFields({ form, isSending }: { readonly form: FormFields; readonly isSending: boolean }) {
  const [country, setCountry] = useState('CO');
  return (
    <>
      <fieldset className={css.fields} disabled={isSending} aria-label={texts.person}>
        <NameField {...form.field('name')} autoComplete="off" />
        <EmailField {...form.field('email')} autoComplete="off" />
        <PersonPhoneField {...form.field('phone')} country={country} onCountryChange={setCountry} autoComplete="off" />
        <SelectField
          {...form.field('home_country')}
          label={texts.country}
          placeholder={texts.countryPlaceholder}
          options={countries}
        />
        <TextField {...form.field('home_city')} label={texts.city} autoComplete="off" />
        <TextareaField {...form.field('message')} label={texts.message} mark="optional" maxLength={2000} rows={3} />
      </fieldset>
      <ConsentField {...form.box('agree_terms')} sentence={texts.consent} policy={texts.policy} />
    </>
  );
}
