import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSession } from 'shared-contracts/remote/use-session.ts';
import { type Draft, keepDraft, keptDraft } from './form-draft.ts';

interface FormDraft {
  /** What was typed before the page was loaded anew. */
  readonly draft?: Draft;
  /** Keeps the form as it stands. */
  readonly keep: () => void;
}

/** The draft of a form: it comes back once it is known who is signed in, unless something was typed meanwhile. */
export function useFormDraft(formId: string, form: RefObject<HTMLFormElement | null>): FormDraft {
  const session = useSession();
  const isTouched = useRef(false);
  const [draft, setDraft] = useState<Draft>();
  useEffect(() => {
    if (session === undefined || isTouched.current) return;
    setDraft(keptDraft(formId, session?.id ?? 0));
  }, [session, formId]);
  const keep = () => {
    isTouched.current = true;
    if (form.current) keepDraft(formId, session?.id ?? 0, form.current);
  };
  return { draft, keep };
}
