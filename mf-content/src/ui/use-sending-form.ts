import { type SyntheticEvent, useRef, useState } from 'react';
import { type ToastMessage, useRemote } from 'shared-contracts/remote/remote-context.ts';
import { sharedTexts } from '../texts/shared-texts.ts';

export type FormStatus = 'idle' | 'sending' | 'sent' | 'failed';

/** A sentence for each control that is wrong, by the control's name. */
export type Issues<Field extends string> = Partial<Readonly<Record<Field, string>>>;

/** How the server took a form. */
export type Answer<Field extends string> =
  | { readonly kind: 'accepted'; readonly text: string }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'invalid'; readonly issues: Issues<Field> };

interface FormPlan<Field extends string> {
  /** What is wrong before anything is sent, in the order of the form. */
  readonly check: (data: FormData) => Issues<Field>;
  /** Throws when the server cannot be reached or fails. */
  readonly send: (data: FormData) => Promise<Answer<Field>>;
  readonly onAccepted?: () => void;
  /** What a lost connection says. */
  readonly failedText: string;
  readonly invalidText?: string;
  /** Tones of the toasts for a wrong form and for a refusal. */
  readonly tone: Extract<ToastMessage['tone'], 'warning' | 'error'>;
}

interface SendingForm<Field extends string> {
  readonly status: FormStatus;
  readonly issues: Issues<Field>;
  readonly submit: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** Back to the empty form after it was sent. */
  readonly restart: () => void;
}

/**
 * The life of a form: idle, sending, sent or failed, each told by a toast [B058]. Its controls keep their own text,
 * so that nothing is lost on a failure; only an accepted form is cleared.
 */
export function useSendingForm<Field extends string>(plan: FormPlan<Field>): SendingForm<Field> {
  const { toast } = useRemote();
  const isBusy = useRef(false);
  const [status, setStatus] = useState<FormStatus>('idle');
  const [issues, setIssues] = useState<Issues<Field>>({});

  const refuse = (form: HTMLFormElement, found: Issues<Field>) => {
    setStatus('idle');
    setIssues(found);
    toast({ tone: plan.tone, text: plan.invalidText ?? sharedTexts.invalidForm });
    focusFirst(form, found);
  };
  const fail = (tone: ToastMessage['tone'], text: string) => {
    setStatus('failed');
    toast({ tone, text });
  };
  const send = async (form: HTMLFormElement) => {
    const data = new FormData(form);
    const found = plan.check(data);
    if (Object.keys(found).length > 0) return refuse(form, found);
    setIssues(found);
    setStatus('sending');
    const answer = await plan.send(data);
    if (answer.kind === 'invalid') return refuse(form, answer.issues);
    if (answer.kind === 'refused') return fail(plan.tone, answer.text);
    form.reset();
    setStatus('sent');
    toast({ tone: 'success', text: answer.text });
    plan.onAccepted?.();
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    void send(event.currentTarget)
      .catch(() => fail('error', plan.failedText))
      .finally(() => {
        isBusy.current = false;
      });
  };
  return { status, issues, submit, restart: () => setStatus('idle') };
}

/** The focus goes to the first control that is wrong, once it can take it again. */
function focusFirst(form: HTMLFormElement, issues: object): void {
  requestAnimationFrame(() => {
    const first = [...form.elements].find((control) => Object.hasOwn(issues, control.getAttribute('name') ?? ''));
    if (first instanceof HTMLElement) first.focus();
  });
}
