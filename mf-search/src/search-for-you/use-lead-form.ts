import { type SyntheticEvent, useRef, useState } from 'react';
import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import { searchForYouTexts } from '../texts/search-for-you-texts.ts';
import { type LeadIssues, leadIssues } from './lead-values.ts';

interface LeadForm {
  readonly issues: LeadIssues;
  readonly failure?: string;
  readonly isSending: boolean;
  readonly submit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/** Sends the form once, however often its button is pressed, and leads to the thanks; a failure keeps what was typed. */
export function useLeadForm(thanksPath: string): LeadForm {
  const context = useRemote();
  const isBusy = useRef(false);
  const [issues, setIssues] = useState<LeadIssues>({});
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);

  const refuse = (form: HTMLFormElement, found: LeadIssues) => {
    setIssues(found);
    focusFirst(form, found);
  };
  const setBusy = (is: boolean) => {
    isBusy.current = is;
    setSending(is);
  };
  const send = async (form: HTMLFormElement, data: FormData) => {
    const { postLead } = await import(/* webpackChunkName: "lead-call" */ './lead-call.ts');
    const found = await postLead(context, data);
    // A lead that was taken leaves the form busy: until the thanks are there it could be sent once more.
    if (Object.keys(found).length === 0) return context.navigate(thanksPath);
    setBusy(false);
    refuse(form, found);
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const found = leadIssues(data);
    if (Object.keys(found).length > 0) return refuse(form, found);
    setBusy(true);
    setIssues({});
    setFailure(undefined);
    send(form, data).catch(() => {
      setBusy(false);
      setFailure(searchForYouTexts.form.failed);
    });
  };
  return { issues, failure, isSending, submit };
}

/** The first control that is wrong, once it can be typed into again. */
function focusFirst(form: HTMLFormElement, issues: LeadIssues): void {
  requestAnimationFrame(() => {
    const first = [...form.elements].find((control) => Object.hasOwn(issues, control.getAttribute('name') ?? ''));
    if (first instanceof HTMLElement) first.focus();
  });
}
