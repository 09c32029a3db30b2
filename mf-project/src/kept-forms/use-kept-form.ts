import { useEffect, useState } from 'react';
import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import { dropForm, type KeptForm, keptForm } from './kept-forms.ts';

interface KeptFormState {
  /** The form of this place that waits on the device, or that the server would not take. */
  readonly kept?: KeptForm;
  /** Looks again: one was just put away. */
  readonly refresh: () => void;
  /** Throws it away. */
  readonly discard: () => void;
}

interface KeptFormOptions {
  readonly onSent: () => void;
  /** It was not taken, or thrown away: the form comes back. */
  readonly onBack: () => void;
}

/** What waits on the device of one form, and what becomes of it. */
export function useKeptForm(formId: string, { onSent, onBack }: KeptFormOptions): KeptFormState {
  const { bus } = useRemote();
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
  };
  return { kept, refresh: () => setKept(keptForm(formId)), discard };
}
