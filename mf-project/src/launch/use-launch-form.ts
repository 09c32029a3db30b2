import { type SyntheticEvent, useRef, useState } from 'react';
import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import { launchTexts } from '../texts/launch-texts.ts';
import { type LeadIssues, leadIssues } from './lead-values.ts';

interface LaunchFormState {
  readonly issues: LeadIssues;
  readonly failure?: string;
  readonly isSending: boolean;
  readonly submit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/** Sends the form once, however often its button is pressed, and leads to the thanks; a failure keeps what was typed. */
export function useLaunchForm(thanksHref: string): LaunchFormState {
  const { call, navigate } = useRemote();
  const isBusy = useRef(false);
  const [issues, setIssues] = useState<LeadIssues>({});
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);

  const refuse = (form: HTMLFormElement, found: LeadIssues) => {
    setIssues(found);
    focusFirst(form, found);
  };
  const send = async (form: HTMLFormElement, data: FormData) => {
    const { postLead } = await import(/* webpackChunkName: "launch-lead" */ './lead-call.ts');
    const found = await postLead(call, data);
    if (Object.keys(found).length > 0) return refuse(form, found);
    navigate(thanksHref);
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const found = leadIssues(data);
    if (Object.keys(found).length > 0) return refuse(form, found);
    isBusy.current = true;
    setIssues({});
    setFailure(undefined);
    setSending(true);
    void send(form, data)
      .catch(() => setFailure(launchTexts.form.failed))
      .finally(() => {
        isBusy.current = false;
        setSending(false);
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
