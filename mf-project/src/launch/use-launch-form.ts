import { type RefObject, type SyntheticEvent, useRef, useState } from 'react';
import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import { dropDraft } from '../kept-forms/form-draft.ts';
import type { KeptForm } from '../kept-forms/kept-forms.ts';
import { useKeptForm } from '../kept-forms/use-kept-form.ts';
import { launchTexts } from '../texts/launch-texts.ts';
import { forgiven } from '../ui/forgiven.ts';
import { focusFirst } from '../ui/form-focus.ts';
import { type LeadIssues, leadIssues } from './lead-values.ts';

interface LaunchFormState {
  readonly issues: LeadIssues;
  readonly failure?: string;
  readonly isSending: boolean;
  /** The form waits on the device for a connection. */
  readonly kept?: KeptForm;
  readonly notice: RefObject<HTMLDivElement | null>;
  readonly discard: () => void;
  /** A control that is being changed is not wrong for now. */
  readonly forgive: (event: SyntheticEvent<HTMLFormElement>) => void;
  readonly submit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/** What sends comes with the first touch: the connection may be gone when it is needed. */
export const loadLeadCall = () => import(/* webpackChunkName: "launch-lead" */ './lead-call.ts');

interface LaunchFormOptions {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly formId: string;
  /** What the form is about. */
  readonly title: string;
  readonly thanksHref: string;
  /** Reads the draft again, before the form comes back. */
  readonly reread: () => void;
}

/** Sends the form once, however often its button is pressed, and leads to the thanks; nothing typed is ever lost. */
export function useLaunchForm({ form, formId, title, thanksHref, reread }: LaunchFormOptions): LaunchFormState {
  const context = useRemote();
  const isBusy = useRef(false);
  const [issues, setIssues] = useState<LeadIssues>({});
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const { kept, notice, refresh, discard } = useKeptForm(formId, { form, onSent: () => finish(), onBack: reread });

  const finish = () => {
    dropDraft(formId);
    context.navigate(thanksHref);
  };
  const refuse = (found: LeadIssues) => {
    setIssues(found);
    focusFirst(form, found);
  };
  /** Says whether it was sent. */
  const send = async (data: FormData): Promise<boolean> => {
    const { sendLeadForm } = await loadLeadCall();
    const outcome = await sendLeadForm(context, { data, formId, title });
    if (outcome.kind === 'wrong') refuse(outcome.issues);
    if (outcome.kind === 'kept') refresh();
    if (outcome.kind === 'sent') finish();
    return outcome.kind === 'sent';
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    const data = new FormData(event.currentTarget);
    const found = leadIssues(data);
    if (Object.keys(found).length > 0) return refuse(found);
    isBusy.current = true;
    setIssues({});
    setFailure(undefined);
    setSending(true);
    void send(data)
      .catch(() => {
        setFailure(launchTexts.form.failed);
        return false;
      })
      .then((isSent) => {
        // The thanks are on their way: a second press of the same button must not send anything again.
        isBusy.current = isSent;
        setSending(isSent);
      });
  };
  const forgive = (event: SyntheticEvent<HTMLFormElement>) => setIssues(forgiven(issues, event));
  return { issues, failure, isSending, kept, notice, discard, forgive, submit };
}
