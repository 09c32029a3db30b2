import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useSession } from '@umbral/kit/remote/use-session.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { wholeForm } from '../form-document/empty-form.ts';
import { createFormDocument, type FormDocument } from '../form-document/form-document.ts';
import { copiesOf, type DeviceCopy, dropCopy, keepCopy } from './device-copies.ts';
import { DraftQuestions } from './draft-questions.ts';
import { FormKeeper } from './form-keeper.ts';
import { isUnsaved, type KeepingState } from './keeping-state.ts';
import type { KeptForm } from './kept-form.ts';
import { lazyDraftServer } from './lazy-draft-server.ts';
import { holdForm, withoutOpen } from './open-forms.ts';

/** A form with its keeper and what is asked about its draft, for as long as the page is open. */
export interface OpenForm {
  readonly document: FormDocument;
  readonly keeper: FormKeeper;
  readonly questions: DraftQuestions;
}

/** The document of a form that is kept for a person: on the device at once, on the server within two seconds. */
export function useFormKeeper(begin: KeptForm, person: number): OpenForm {
  const { call } = useRemote();
  const [open] = useState(() => {
    const document = createFormDocument(begin.base);
    const device = (copy: DeviceCopy | undefined) => (copy ? keepCopy(person, copy) : dropCopy(person, begin.key));
    const server = lazyDraftServer(call, (form) => wholeForm(form, begin.builder));
    const keeper = new FormKeeper(begin, { document, server, device, now: Date.now });
    return { document, keeper, questions: new DraftQuestions() };
  });
  const session = useSession();
  // Of the session and not of its number: whoever signs in again after it has ended is the same. Nobody else sends it.
  useEffect(() => {
    if (session?.id === person) open.keeper.resume();
  }, [open, person, session]);
  useEffect(() => whileOpen(open.keeper, begin.key), [open, begin.key]);
  return open;
}

/** Keeps while the page is there, through its end and through times without a connection. */
function whileOpen(keeper: FormKeeper, key: string): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const release = holdForm(key);
  const end = keeper.start();
  addEventListener('pagehide', () => keeper.keepNow(), { signal });
  addEventListener('online', keeper.resume, { signal });
  document.addEventListener('visibilitychange', () => document.hidden && keeper.keepNow(), { signal });
  addEventListener('beforeunload', (event) => isUnsaved(keeper.state()) && event.preventDefault(), { signal });
  return () => {
    stop.abort();
    end();
    release();
  };
}

/** The state of a keeper, drawn anew when it changes. */
export function useKeepingState(keeper: FormKeeper): KeepingState {
  return useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state);
}

/**
 * Goes on with what earlier forms of the person on this device have kept and nobody got: of the same draft, the same
 * project, or none at all. Gives when it was typed, in milliseconds, once something was found.
 */
export function useRecovery({ keeper }: OpenForm, begin: KeptForm, person: number): number | undefined {
  const [recoveredAt, setRecoveredAt] = useState<number>();
  useEffect(() => {
    let isLeft = false;
    const isMine = (copy: DeviceCopy) =>
      copy.key !== begin.key &&
      copy.builder === begin.builder &&
      copy.project === begin.project &&
      copy.draft === (begin.draft?.id ?? null);
    const recover = async () => {
      const copies = await withoutOpen(copiesOf(person).filter(isMine));
      // Forms that have nothing in common are not made one: of those without draft and project the last goes on.
      const taken = begin.draft || begin.project ? copies : copies.slice(-1);
      if (isLeft || taken.length === 0) return;
      for (const copy of taken) {
        keeper.recover(copy);
        dropCopy(person, copy.key);
      }
      keeper.keepNow();
      setRecoveredAt(taken.at(-1)?.changedAt);
    };
    void recover();
    return () => {
      isLeft = true;
    };
  }, [keeper, begin, person]);
  return recoveredAt;
}
