import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useRevalidator } from '@umbral/protocol/router/router.ts';
import { useRef, useState } from 'react';
import { useFailure } from '../ui/use-failure.ts';
import type { LeadChange, ReadLead } from './lead-calls.ts';
import { leadsTexts as texts } from './leads-texts.ts';

/** Changes of contacts, one at a time. */
export interface LeadChanges {
  /** What is on its way. */
  readonly busy: string | undefined;
  /** Carries a change out and reads the page again; says whether it was done. */
  readonly change: (lead: ReadLead, change: LeadChange) => Promise<boolean>;
}

/** Changes contacts: what a colleague did meanwhile is said and read, never written over. */
export function useLeadChange(): LeadChanges {
  const { call, toast } = useRemote();
  const failure = useFailure();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string>();
  // The second click of a double click comes before the first is drawn.
  const isBusy = useRef(false);

  const change = async (lead: ReadLead, wanted: LeadChange): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setBusy(wanted.do === 'state' ? wanted.state : wanted.do);
    try {
      const { carryOut } = await import('./lead-calls.ts');
      const { ok, message } = await carryOut(call, lead, wanted);
      toast({ tone: ok === 1 ? 'success' : 'warning', text: message });
      await revalidate();
      return ok === 1;
    } catch (error) {
      const { text, isStale } = await failure(error, texts.failed, 'lead');
      toast({ tone: 'error', text });
      if (isStale) await revalidate();
      return false;
    } finally {
      isBusy.current = false;
      setBusy(undefined);
    }
  };
  return { busy, change };
}
