import { contactConsentLead, policyName } from '@umbral/domain/contact/consent-texts.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { CheckboxField } from '@umbral/kit/fields/checkbox-field.tsx';
import { TextareaField } from '@umbral/kit/fields/textarea-field.tsx';
import { useFormDraft } from '@umbral/kit/form/draft/use-form-draft.ts';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { FormReply } from '@umbral/kit/form/form-reply.tsx';
import { formTexts } from '@umbral/kit/form/form-texts.ts';
import { ConsentField } from '@umbral/kit/form/person/consent-field.tsx';
import { EmailField, NameField } from '@umbral/kit/form/person/person-fields.tsx';
import { ReachFields } from '@umbral/kit/form/person/reach-fields.tsx';
import { useCountries } from '@umbral/kit/form/person/use-countries.ts';
import { usePrefill } from '@umbral/kit/form/person/use-prefill.ts';
import { PostedForm } from '@umbral/kit/form/posted-form.tsx';
import { useForm } from '@umbral/kit/form/use-form.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useSession } from '@umbral/kit/remote/use-session.ts';
import { useState } from 'react';
import { contactHeadingTexts } from '../texts/contact-heading-texts.ts';
import { contactTexts as texts } from '../texts/contact-texts.ts';
import css from './contact-form.module.css';
import { type ContactValues, readContact } from './contact-values.ts';

interface BuilderContactFormProps {
  readonly builder: { readonly id: number; readonly name: string };
}

const loadSending = () => import(/* webpackChunkName: "builder-contact-sending" */ './builder-contact-sending.ts');

/** The form with which a person writes to a builder itself; the browser posts it where there is no script [C087]. */
export function BuilderContactForm({ builder: { id, name } }: BuilderContactFormProps) {
  const [isAwake, setAwake] = useState(false);
  const context = useRemote();
  const session = useSession();
  const draft = useFormDraft(`builder-contact-${id}`);
  const { countries, nameOf } = useCountries(isAwake, draft.values);
  const form = useForm<ContactValues, ContactValues>({
    read: readContact,
    send: async (values) => {
      const { sendToBuilder } = await loadSending();
      const countryName = nameOf(values.home_country);
      return sendToBuilder(context, { builderId: id, values, countryName, session });
    },
    failed: formTexts.failed,
    draft,
    onSent: () => context.toast({ tone: 'success', text: texts.sent }),
  });
  usePrefill(form.props.ref, `${form.state.status}${draft.values !== undefined}`);
  if (form.state.status === 'sent') return <Sent name={name} onRestart={form.restart} />;
  const { field, box } = form;
  return (
    <PostedForm
      path="/contactos/constructora"
      {...form.props}
      className={css.form}
      onFocus={() => setAwake(true)}
      aria-label={contactHeadingTexts.toBuilder(name)}
    >
      <input type="hidden" name="id_builder" value={id} />
      <fieldset key={draft.values ? 'draft' : 'new'} className={css.fields} disabled={form.isSending}>
        <NameField {...field('name')} required />
        <EmailField {...field('email')} required />
        <ReachFields form={form} countries={countries} pairClass={css.pair} />
        <TextareaField {...field('message')} label={texts.message} rows={4} maxLength={2000} />
        <CheckboxField
          {...box('whatsapp')}
          value="1"
          label={texts.whatsapp}
          defaultChecked={field('whatsapp').defaultValue === '1'}
        />
        <ConsentField {...box('agree_terms')} required sentence={contactConsentLead(name)} policy={policyName} />
      </fieldset>
      <FailureNotice of={form.failure} />
      <Button type="submit" wide isLoading={form.isSending}>
        {form.isSending ? texts.sending : texts.send}
      </Button>
    </PostedForm>
  );
}

function Sent({ name, onRestart }: { readonly name: string; readonly onRestart: () => void }) {
  return (
    <FormReply className={css.sent} role="status">
      <p className={css.sentTitle}>{texts.sent}</p>
      <p className={css.sentLead}>{texts.sentLead(name)}</p>
      <Button look="secondary" size="s" onClick={onRestart}>
        {texts.another}
      </Button>
    </FormReply>
  );
}
