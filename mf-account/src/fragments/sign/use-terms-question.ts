import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useSession } from '@umbral/kit/remote/use-session.ts';
import { topicsOf } from '@umbral/kit/remote/use-topics.ts';
import { useEffect, useRef, useState } from 'react';
import { takeSignIn } from '../../sign/fresh-sign-in.ts';
import { areTermsKnown, rememberTerms } from '../../sign/known-terms.ts';
import { termsTexts } from '../../texts/terms-texts.ts';
import type { topics } from '../../topics.ts';

/** The question about the terms, as its dialog shows it. */
interface TermsAsked {
  readonly isAsked: boolean;
  readonly isSending: boolean;
  readonly failure?: string | undefined;
  readonly accept: () => Promise<void>;
  readonly decline: () => void;
}

const loadCalls = () => import('../../sign/terms-calls.ts');

/**
 * Looks whether the terms in force were accepted: after each sign-in, and once in a tab for whoever came signed in, by a
 * plain form or another login. Without an answer nobody is asked.
 */
export function useTermsQuestion(): TermsAsked {
  const remote = useRemote();
  const { call } = remote;
  const session = useSession();
  // Undefined until it is known, null for nobody: whatever else changes of a person asks for nothing.
  const person = session === null ? null : session?.id;
  const before = useRef(person);
  const [isAsked, setAsked] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    // The fragment of this dialog may have come with the session itself.
    const hasSignedIn = Boolean(person) && (takeSignIn() || before.current === null);
    before.current = person;
    if (person === null) setAsked(false);
    if (!person || (!hasSignedIn && areTermsKnown(person))) return;
    let isLeft = false;
    const look = async () => {
      const { hasAcceptedTerms } = await loadCalls();
      const isAccepted = await hasAcceptedTerms(call);
      if (isAccepted) rememberTerms(person);
      if (!isLeft) setAsked(!isAccepted);
    };
    look().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [call, person]);

  const accept = async () => {
    setSending(true);
    setFailure(undefined);
    try {
      const { acceptTermsInForce } = await loadCalls();
      await acceptTermsInForce(call);
      if (person) rememberTerms(person);
      setAsked(false);
    } catch {
      setFailure(termsTexts.failed);
    } finally {
      setSending(false);
    }
  };
  const decline = () => {
    setAsked(false);
    topicsOf<typeof topics>(remote).ask('account/sign-out', {});
  };
  return { isAsked, isSending, failure, accept, decline };
}
