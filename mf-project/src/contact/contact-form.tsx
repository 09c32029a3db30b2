import { contactPath } from '@umbral/domain/api/contact-path.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { useFormDraft } from '@umbral/kit/form/draft/use-form-draft.ts';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { useCountries } from '@umbral/kit/form/person/use-countries.ts';
import { usePrefill } from '@umbral/kit/form/person/use-prefill.ts';
import { PostedForm } from '@umbral/kit/form/posted-form.tsx';
import { KeptFormNotice } from '@umbral/kit/form/queue/kept-form-notice.tsx';
import { useKeptForm } from '@umbral/kit/form/queue/use-kept-form.ts';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { useState } from 'react';
import { sendKept } from '../kept-forms/send-kept.ts';
import type { ContactTarget } from '../model/contact-target.ts';
import { contactHeadingTexts as headingTexts } from '../texts/contact-heading-texts.ts';
import { contactTexts as texts } from '../texts/contact-texts.ts';
import { ContactFields } from './contact-fields.tsx';
import css from './contact-form.module.css';
import { contactFormId } from './contact-form-id.ts';
import { ContactSent } from './contact-sent.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import { loadSending, useContactForm } from './use-contact-form.ts';
import { useWrittenToday } from './use-written-today.ts';

interface ContactFormProps {
  readonly target: ContactTarget;
  readonly onSent?: () => void;
}

/**
 * The form with which a person writes to a builder: on the side of the plant page and in the dialog [B059-B066]. It is
 * a real form, which the browser itself posts where there is no script.
 */
export function ContactForm({ target, onSent }: ContactFormProps) {
  const [isAwake, setAwake] = useState(false);
  const formId = contactFormId(target.plantId);
  const draft = useFormDraft(formId);
  const { countries, nameOf } = useCountries(isAwake, draft.values);
  const form = useContactForm({ target, draft, countryName: nameOf, onSent });
  const discard = useKeptForm(formId, form);
  const { state, isSending, failure } = form;
  usePrefill(form.props.ref, `${state.status}${draft.values !== undefined}`);
  const isKnown = useWrittenToday(target.projectTitle, state.status);

  const wake = () => {
    setAwake(true);
    if (!isAwake) loadSending().catch(() => undefined);
  };
  if (state.status === 'sent') return <ContactSent target={target} sent={state.result} onRestart={form.restart} />;
  if (state.status === 'kept') return <KeptFormNotice of={state} sendKept={sendKept} onDiscard={discard} />;
  return (
    <PostedForm path={contactPath} {...form.props} className={css.form} onFocus={wake} aria-label={headingTexts.title}>
      <HiddenFields target={target} />
      <fieldset className={css.fields} disabled={isSending}>
        <ContactFields key={draft.values ? 'draft' : 'new'} {...{ target, form, countries }} />
      </fieldset>
      <FailureNotice of={failure} />
      {isKnown && failure === undefined && (
        <Notice tone="warning" role="status">
          {texts.writtenToday(target.projectTitle)}
        </Notice>
      )}
      <Button type="submit" size="l" wide isLoading={isSending}>
        {isSending ? texts.sending : texts.send}
      </Button>
    </PostedForm>
  );
}
