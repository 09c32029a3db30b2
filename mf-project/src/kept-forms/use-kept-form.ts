import { type RefObject, useEffect, useRef, useState } from 'react';
import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import { focusSoon } from '../ui/form-focus.ts';
import { dropForm, type KeptForm, keptForm } from './kept-forms.ts';

interface KeptFormState {
  /** The form of this place that waits on the device, or that the server would not take. */
  readonly kept?: KeptForm;
  /** For the element that says so: it takes the focus when one was just put away. */
  readonly notice: RefObject<HTMLDivElement | null>;
  /** Looks again: one was just put away. */
  readonly refresh: () => void;
  /** Throws it away. */
  readonly discard: () => void;
}

interface KeptFormOptions {
  /** Takes the focus when it comes back. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly onSent: () => void;
  /** It was not taken, or thrown away: the form comes back. */
  readonly onBack: () => void;
}

/** What waits on the device of one form, and what becomes of it. */
export function useKeptForm(formId: string, { form, onSent, onBack }: KeptFormOptions): KeptFormState {
  const { bus } = useRemote();
  const notice = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState<KeptForm>();
  useEffect(() => setKept(keptForm(formId)), [formId]);
  useEffect(() => {
    const heard = bus.on('project/kept-form-settled').subscribe(({ key, isSent }) => {
      if (key !== kept?.key) return;
      setKept(keptForm(formId));
      if (isSent) onSent();
      else onBack();
    });
    return () => heard.unsubscribe();
  });
  const discard = () => {
    if (kept) dropForm(kept.key);
    setKept(undefined);
    onBack();
    focusSoon(form);
  };
  const refresh = () => {
    setKept(keptForm(formId));
    focusSoon(notice);
  };
  return { kept, notice, refresh, discard };
}
