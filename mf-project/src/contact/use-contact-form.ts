import { type SyntheticEvent, useRef, useState } from 'react';
import { validationMessages } from 'shared-contracts/domain/validation.ts';
import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import { useSession } from 'shared-contracts/remote/use-session.ts';
import { contactTexts as texts } from '../texts/contact-texts.ts';
import { contactPayloadOf } from './contact-payload.ts';
import type { ContactTarget } from './contact-target.ts';
import { type ContactIssues, contactIssues, readContact } from './contact-values.ts';

export type ContactStatus = 'idle' | 'sending' | 'sent' | 'failed';

interface ContactFormState {
  readonly status: ContactStatus;
  readonly issues: ContactIssues;
  /** The sentence of a failure. */
  readonly failure?: string;
  readonly submit: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** A control that is being changed is not wrong for now. */
  readonly forgive: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** Back to an empty form after a success. */
  readonly restart: () => void;
}

interface ContactFormOptions {
  readonly target: ContactTarget;
  /** Name of a country by its code. */
  readonly countryName: (code: string) => string;
  readonly onSent?: () => void;
}

/** Checks and sends a contact: idle, sending, sent or failed; nothing typed is lost on a failure [B064]. */
export function useContactForm({ target, countryName, onSent }: ContactFormOptions): ContactFormState {
  const { call, bus, toast } = useRemote();
  const session = useSession();
  const isBusy = useRef(false);
  const [status, setStatus] = useState<ContactStatus>('idle');
  const [issues, setIssues] = useState<ContactIssues>({});
  const [failure, setFailure] = useState<string>();

  const fail = (message: string) => {
    setStatus('failed');
    setFailure(message);
    toast({ tone: 'error', text: message });
  };
  const refuse = (found: ContactIssues, form: HTMLFormElement) => {
    setStatus('idle');
    setIssues(found);
    focusFirst(form, found);
  };

  const send = async (form: HTMLFormElement) => {
    const values = readContact(new FormData(form));
    setFailure(undefined);
    const [{ internationalNumber }, { postContact, joinNews }, { contactVisit }] = await loadParts();
    const phone = internationalNumber(values.phone, values.phoneCountry);
    const found = contactIssues(values);
    const all = { ...(phone ? {} : { phone: validationMessages.phone }), ...found };
    if (Object.keys(all).length > 0 || !phone) return refuse(all, form);
    setIssues({});
    setStatus('sending');
    const visit = contactVisit(session, bus.last('shell/navigated')?.owner);
    const payload = contactPayloadOf({ values, target, visit, phone, countryName: countryName(values.homeCountry) });
    const answer = await postContact(call, payload);
    if (!answer.isStored) {
      if (Object.keys(answer.issues).length > 0) return refuse(answer.issues, form);
      return fail(answer.message || texts.failed);
    }
    setStatus('sent');
    toast({ tone: 'success', text: texts.sent });
    bus.publish('project/contact-sent', { plantId: target.plantId, projectId: target.projectId });
    onSent?.();
    if (values.wantsNews) joinNews(call, payload).catch(() => toast({ tone: 'warning', text: texts.newsFailed }));
  };

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    void send(event.currentTarget)
      .catch(() => fail(texts.failed))
      .finally(() => {
        isBusy.current = false;
      });
  };
  const forgive = ({ target: control }: SyntheticEvent<HTMLFormElement>) => {
    const name = control instanceof HTMLElement ? control.getAttribute('name') : null;
    if (name && Object.hasOwn(issues, name)) setIssues({ ...issues, [name]: undefined });
  };
  return { status, issues, failure, submit, forgive, restart: () => setStatus('idle') };
}

/** Numbering plans, schemas and the client come when the form is sent. */
function loadParts() {
  return Promise.all([import('./phone-check.ts'), import('./contact-calls.ts'), import('./contact-visit.ts')]);
}

/** Puts the focus on the first control that has an issue, by the controls' names. */
function focusFirst(form: HTMLFormElement, issues: ContactIssues): void {
  const named = [...form.elements].find((element) => Object.hasOwn(issues, element.getAttribute('name') ?? ''));
  if (named instanceof HTMLElement) named.focus();
}
