import { type RefObject, type SyntheticEvent, useRef, useState } from 'react';
import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import { useSession } from 'shared-contracts/remote/use-session.ts';
import { dropDraft } from '../kept-forms/form-draft.ts';
import type { KeptForm } from '../kept-forms/kept-forms.ts';
import { useKeptForm } from '../kept-forms/use-kept-form.ts';
import { contactTexts as texts } from '../texts/contact-texts.ts';
import { forgiven } from '../ui/forgiven.ts';
import { focusFirst, focusSoon } from '../ui/form-focus.ts';
import { contactFormId } from './contact-form-id.ts';
import type { ContactTarget } from './contact-target.ts';
import { type ContactIssues, type ContactValues, readContact } from './contact-values.ts';

type Status = 'idle' | 'sending' | 'sent';

interface ContactFormState {
  readonly status: Status;
  readonly issues: ContactIssues;
  /** The sentence of a failure. */
  readonly failure?: string;
  /** What was sent at last. */
  readonly sent?: ContactValues;
  /** The form waits on the device for a connection. */
  readonly kept?: KeptForm;
  readonly notice: RefObject<HTMLDivElement | null>;
  readonly discard: () => void;
  readonly submit: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** A control that is being changed is not wrong for now, and the form is another one. */
  readonly forgive: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** Back to an empty form after a success. */
  readonly restart: () => void;
}

/** What sends comes with the first touch: the connection may be gone when it is needed. */
export const loadSending = () => import(/* webpackChunkName: "contact-sending" */ './contact-sending.ts');

interface ContactFormOptions {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly target: ContactTarget;
  /** Name of a country by its code. */
  readonly countryName: (code: string) => string;
  /** Reads the draft again, before the form comes back. */
  readonly reread: () => void;
  /** It was sent, and there is nothing to go on with. */
  readonly onSent?: () => void;
}

/** Checks and sends a contact: idle, sending, sent, kept or failed; nothing typed is ever lost [B058, B064]. */
export function useContactForm({ form, target, countryName, reread, onSent }: ContactFormOptions): ContactFormState {
  const context = useRemote();
  const { bus, toast } = context;
  const session = useSession();
  const isBusy = useRef(false);
  const submissionKey = useRef<string>(undefined);
  const [status, setStatus] = useState<Status>('idle');
  const [issues, setIssues] = useState<ContactIssues>({});
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState<ContactValues>();
  const formId = contactFormId(target.plantId);
  const waiting = useKeptForm(formId, { form, onSent: () => finish(), onBack: reread });

  const finish = (values?: ContactValues) => {
    dropDraft(formId);
    reread();
    submissionKey.current = undefined;
    // A second press of the same button must not send anything again: only an empty form sends another.
    isBusy.current = true;
    setSent(values);
    setStatus('sent');
  };
  const restart = () => {
    isBusy.current = false;
    setStatus('idle');
    focusSoon(form);
  };
  const fail = (message: string) => {
    setStatus('idle');
    setFailure(message);
    focusSoon(form);
    toast({ tone: 'error', text: message });
  };
  const refuse = (found: ContactIssues) => {
    setStatus('idle');
    setIssues(found);
    focusFirst(form, found);
  };

  const send = async (values: ContactValues) => {
    submissionKey.current ??= crypto.randomUUID();
    const { sendContactForm } = await loadSending();
    const outcome = await sendContactForm(context, {
      values,
      target,
      countryName: countryName(values.home_country),
      submissionKey: submissionKey.current,
      session,
    });
    isBusy.current = false;
    if (outcome.kind === 'wrong') return refuse(outcome.issues);
    if (outcome.kind === 'failed') return fail(outcome.message);
    if (outcome.kind === 'kept') {
      setStatus('idle');
      return waiting.refresh();
    }
    finish(values);
    toast({ tone: 'success', text: texts.sent });
    bus.publish('project/contact-sent', { plantId: target.plantId, projectId: target.projectId });
    if (!hasSequel(values, target)) onSent?.();
  };

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const values = readContact(new FormData(event.currentTarget));
    setIssues({});
    setFailure(undefined);
    setStatus('sending');
    void send(values).catch(() => {
      isBusy.current = false;
      fail(texts.failed);
    });
  };
  const forgive = (event: SyntheticEvent<HTMLFormElement>) => {
    submissionKey.current = undefined;
    setIssues(forgiven(issues, event));
  };
  const { kept, notice, discard } = waiting;
  return { status, issues, failure, sent, kept, notice, discard, submit, forgive, restart };
}

/** Whoever asked for a visit or for WhatsApp goes on from what is said after the sending: a dialog stays for that. */
function hasSequel({ schedule_date, whatsapp }: ContactValues, target: ContactTarget): boolean {
  return schedule_date !== '' || (whatsapp && target.whatsapp !== undefined);
}
