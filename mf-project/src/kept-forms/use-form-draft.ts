import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from 'shared-contracts/remote/use-session.ts';
import { type Draft, keepDraft, keptDraft } from './form-draft.ts';

interface FormDraft {
  /** What the form begins with: it was typed before the page was loaded anew, or before the form waited. */
  readonly draft?: Draft;
  /** Keeps the form as it stands. */
  readonly keep: () => void;
  /** Reads again what is kept: the form comes back. */
  readonly reread: () => void;
}

/** The draft of a form: it comes back once it is known who is signed in, unless something was typed meanwhile. */
export function useFormDraft(formId: string, form: RefObject<HTMLFormElement | null>): FormDraft {
  const session = useSession();
  const ownerId = session?.id ?? 0;
  const isTouched = useRef(false);
  const [draft, setDraft] = useState<Draft>();
  const reread = useCallback(() => setDraft(keptDraft(formId, ownerId)), [formId, ownerId]);
  useEffect(() => {
    if (session !== undefined && !isTouched.current) reread();
  }, [session, reread]);
  const keep = () => {
    isTouched.current = true;
    if (form.current) keepDraft(formId, ownerId, form.current);
  };
  return { draft, keep, reread };
}
