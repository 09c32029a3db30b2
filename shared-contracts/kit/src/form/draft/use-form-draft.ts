import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '../../remote/use-session.ts';
import type { FormDraft } from '../form-plan.ts';
import { type Draft, dropDraft, keepDraft, keptDraft } from './form-draft.ts';

/** The draft of a form: it comes back once it is known who is signed in, unless something was typed meanwhile. */
export function useFormDraft(formId: string): FormDraft {
  const session = useSession();
  const ownerId = session?.id ?? 0;
  const isTouched = useRef(false);
  const [values, setValues] = useState<Draft>();
  const recall = useCallback(() => setValues(keptDraft(formId, ownerId)), [formId, ownerId]);
  useEffect(() => {
    if (session !== undefined && !isTouched.current) recall();
  }, [session, recall]);
  const keep = (form: HTMLFormElement) => {
    isTouched.current = true;
    keepDraft(formId, ownerId, form);
  };
  const forget = () => {
    dropDraft(formId);
    setValues(undefined);
  };
  return { values, keep, recall, forget };
}
