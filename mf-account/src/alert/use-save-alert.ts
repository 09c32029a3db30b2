import { useRef, useState } from 'react';
import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import { texts as allTexts } from '../texts.ts';
import { sendAlert } from './alert-calls.ts';
import { type AlertIssues, type AlertValues, anonymousIssues } from './alert-values.ts';
import type { WatchedSearch } from './watched-search.ts';

const { alerts: texts } = allTexts;

interface SaveAlert {
  readonly issues: AlertIssues;
  readonly isSending: boolean;
  /** Gives what stopped it before anything was sent. */
  readonly save: (values: AlertValues) => Promise<AlertIssues>;
}

interface SavePlan {
  readonly search: WatchedSearch;
  readonly isMember: boolean;
  readonly onDone: () => void;
}

/**
 * Saves an alert once, however often its button is pressed. Saved or refused, a toast says so and the modal is done;
 * a connection that fails keeps the form as it was typed.
 */
export function useSaveAlert({ search, isMember, onDone }: SavePlan): SaveAlert {
  const { call, toast } = useRemote();
  const isBusy = useRef(false);
  const [isSending, setSending] = useState(false);
  const [issues, setIssues] = useState<AlertIssues>({});

  const send = async (values: AlertValues) => {
    try {
      const { refusal } = await sendAlert(call, { search, values, isMember });
      if (refusal === undefined) toast({ tone: 'success', text: isMember ? texts.saved : texts.confirm });
      else toast({ tone: 'warning', text: refusal || texts.refused });
      onDone();
    } catch {
      toast({ tone: 'error', text: texts.error });
      isBusy.current = false;
      setSending(false);
    }
  };

  const save = async (values: AlertValues) => {
    if (isBusy.current) return {};
    const found = isMember ? {} : anonymousIssues(values);
    setIssues(found);
    if (Object.keys(found).length > 0) return found;
    isBusy.current = true;
    setSending(true);
    await send(values);
    return {};
  };
  return { issues, isSending, save };
}
