import { phoneCountries } from '@umbral/domain/fields/phone-countries.ts';
import { defaultCountry } from '@umbral/domain/vocabulary/vocabulary.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { useFormDraft } from '@umbral/kit/form/draft/use-form-draft.ts';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { FormReply } from '@umbral/kit/form/form-reply.tsx';
import { ConsentField } from '@umbral/kit/form/person/consent-field.tsx';
import { EmailField, NameField, PersonPhoneField } from '@umbral/kit/form/person/person-fields.tsx';
import { usePrefill } from '@umbral/kit/form/person/use-prefill.ts';
import { PostedForm } from '@umbral/kit/form/posted-form.tsx';
import type { FormFields } from '@umbral/kit/form/use-form.ts';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { type ReactNode, useId, useState } from 'react';
import { landingFormTexts as texts } from '../../texts/landing-form-texts.ts';
import css from './landing-form.module.css';
import { type LandingKind, landingPaths } from './landing-kinds.ts';
import { useLandingForm } from './use-landing-form.ts';

interface LandingFormProps {
  readonly kind: LandingKind;
  /** Name of this form, as the marketing team tells forms apart. */
  readonly formId: string;
  readonly title: string;
  readonly lead?: string;
  /** Text of the button. */
  readonly send: string;
  /** Where a browser without script is led, and one with it where nothing is said in the form's place. */
  readonly thanksHref: string;
  /** What stands in the form's place once it was sent; absent: the browser goes to the thanks. */
  readonly sent?: string;
  /** A browser without script has just sent it. */
  readonly isSent?: boolean;
  /** Where its people mostly live (ISO); Colombia where nothing is said. */
  readonly country?: string;
  /** Which of the form's own questions must be answered, by name. */
  readonly needed?: readonly string[];
  /** The form's own questions. */
  readonly children?: (form: FormFields) => ReactNode;
}

/** The form of a landing page: who writes, from where, and its own questions; posted by the browser without script. */
export function LandingForm({
  kind,
  formId,
  title,
  lead,
  send,
  thanksHref,
  sent,
  isSent,
  needed,
  ...own
}: LandingFormProps) {
  const titleId = useId();
  const draft = useFormDraft(formId);
  const form = useLandingForm({ kind, draft, needed, thanksHref: sent === undefined ? thanksHref : undefined });
  usePrefill(form.props.ref, String(draft.values !== undefined));
  const isDone = form.state.status === 'sent';
  if (sent !== undefined && (isDone || isSent)) {
    return (
      <FormReply isNew={isDone} className={css.form}>
        <Notice tone="success" role="status">
          {sent}
        </Notice>
      </FormReply>
    );
  }
  return (
    <PostedForm path={landingPaths[kind]} {...form.props} className={css.form} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        {title}
      </h2>
      {lead && <p className={css.lead}>{lead}</p>}
      <input type="hidden" name="form" value={formId} />
      <input type="hidden" name="redirect" value={thanksHref} />
      {kind === 'tv' && <input type="hidden" name="site" value="TV" />}
      <LandingFields key={draft.values ? 'draft' : 'new'} form={form} {...own} />
      <FailureNotice of={form.failure} />
      <Button type="submit" wide size="l" isLoading={form.isBusy}>
        {form.isBusy ? texts.sending : send}
      </Button>
    </PostedForm>
  );
}

interface LandingFieldsProps extends Pick<LandingFormProps, 'country' | 'children'> {
  readonly form: FormFields;
}

const countryNames = [...phoneCountries.map(({ name }) => name), texts.otherCountry];

function LandingFields({ form, country: home = defaultCountry, children }: LandingFieldsProps) {
  const { field, box } = form;
  const [country, setCountry] = useState(field('phone_country').defaultValue ?? home);
  const homeName = phoneCountries.find(({ code }) => code === home)?.name;
  const kept = field('home_country');
  return (
    <>
      <NameField {...field('name')} required />
      <EmailField {...field('email')} required />
      <PersonPhoneField {...field('phone')} country={country} onCountryChange={setCountry} required />
      <div className={css.pair}>
        <SelectField
          {...kept}
          defaultValue={kept.defaultValue ?? homeName}
          label={texts.country}
          autoComplete="country-name"
          placeholder={texts.choose}
          options={countryNames.map((name) => ({ value: name, label: name }))}
          required
        />
        <TextField {...field('home_city')} label={texts.city} autoComplete="address-level2" required />
      </div>
      {children?.(form)}
      <ConsentField {...box('agree_terms')} required sentence={texts.consent} policy={texts.policy} />
    </>
  );
}
