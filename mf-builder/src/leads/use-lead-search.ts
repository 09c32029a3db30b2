import type { LeadInbox } from '@umbral/domain/api/builder-contacts.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useEffect, useRef, useState } from 'react';
import type { LeadFilter } from './lead-address.ts';

/** A search by words that stand in no address: they may be somebody's name. */
export interface LeadSearchState {
  readonly found: LeadInbox | undefined;
  /** Those of what was found. */
  readonly words: string;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  readonly look: (words: string) => void;
  readonly clear: () => void;
}

/** Looks for people within a filter; another filter or builder ends the search. An answer that comes late is dropped. */
export function useLeadSearch(builder: number, filter: LeadFilter): LeadSearchState {
  const { call } = useRemote();
  const [found, setFound] = useState<{ readonly inbox: LeadInbox; readonly words: string }>();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const latest = useRef(0);
  const place = JSON.stringify([builder, filter]);

  const clear = () => {
    latest.current += 1;
    setFound(undefined);
    setFailed(false);
    setBusy(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found belongs to the place where it was looked for
  useEffect(() => clear, [place]);
  const look = async (words: string) => {
    latest.current += 1;
    const turn = latest.current;
    setBusy(true);
    setFailed(false);
    try {
      const { searchLeads } = await import('./lead-calls.ts');
      const inbox = await searchLeads(call, builder, filter, words);
      if (turn === latest.current) setFound({ inbox, words });
    } catch {
      if (turn === latest.current) setFailed(true);
    } finally {
      if (turn === latest.current) setBusy(false);
    }
  };
  return {
    found: found?.inbox,
    words: found?.words ?? '',
    isBusy,
    hasFailed,
    look: (words) => void look(words),
    clear,
  };
}
