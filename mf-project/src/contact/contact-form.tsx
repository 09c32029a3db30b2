import { useRef, useState } from 'react';
import { contactPath } from 'shared-contracts/api/contact-path.ts';
import { useSession } from 'shared-contracts/remote/use-session.ts';
import { Button } from 'shared-contracts/ui/button.tsx';
import { Notice } from 'shared-contracts/ui/notice.tsx';
import { KeptFormNotice } from '../kept-forms/kept-form-notice.tsx';
import { useFormDraft } from '../kept-forms/use-form-draft.ts';
import { contactTexts as texts } from '../texts/contact-texts.ts';
import { useIsAlive } from '../ui/use-is-alive.ts';
import { ContactFields } from './contact-fields.tsx';
import css from './contact-form.module.css';
import { contactFormId } from './contact-form-id.ts';
import { ContactSent } from './contact-sent.tsx';
import type { ContactTarget } from './contact-target.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { loadSending, useContactForm } from './use-contact-form.ts';
import { useCountries } from './use-countries.ts';
import { usePrefill } from './use-prefill.ts';
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
  const form = useRef<HTMLFormElement>(null);
  const isAlive = useIsAlive();
  const [isAwake, setAwake] = useState(false);
  const { draft, keep, reread } = useFormDraft(contactFormId(target.plantId), form);
  const { countries, nameOf } = useCountries(isAwake, draft);
  const state = useContactForm({ form, target, countryName: nameOf, reread, onSent });
  const { status, issues, failure, kept } = state;
  usePrefill(form, useSession(), `${status}${kept?.key ?? ''}`);
  const isKnown = useWrittenToday(target.projectTitle, status);

  const wake = () => {
    setAwake(true);
    if (!isAwake) loadSending().catch(() => undefined);
  };
  if (status === 'sent') return <ContactSent target={target} sent={state.sent} onRestart={state.restart} />;
  if (kept) return <KeptFormNotice ref={state.notice} kept={kept} onDiscard={state.discard} />;
  const isSending = status === 'sending';
  return (
    <form
      ref={form}
      method="post"
      action={`/api${contactPath}`}
      // Until the form is alive the browser checks it.
      noValidate={isAlive}
      className={css.form}
      tabIndex={-1}
      onSubmit={state.submit}
      onInput={(event) => {
        state.forgive(event);
        keep();
      }}
      onFocus={wake}
      aria-label={texts.title}
    >
      <HiddenFields target={target} />
      <fieldset className={css.fields} disabled={isSending}>
        <ContactFields key={draft ? 'draft' : 'new'} {...{ target, issues, countries, draft }} />
      </fieldset>
      {failure !== undefined && <Notice tone="error">{failure}</Notice>}
      {isKnown && failure === undefined && (
        <Notice tone="warning" role="status">
          {texts.writtenToday(target.projectTitle)}
        </Notice>
      )}
      <Button type="submit" size="l" wide isLoading={isSending}>
        {isSending ? texts.sending : texts.send}
      </Button>
    </form>
  );
}
