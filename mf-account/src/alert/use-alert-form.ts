import { noIssues } from '@umbral/kit/form/issues.ts';
import { sent } from '@umbral/kit/form/outcome.ts';
import { type Form, useForm } from '@umbral/kit/form/use-form.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { alertTexts } from '../texts/alert-texts.ts';
import { type AlertAnswer, saveAlertOf } from './alert-calls.ts';
import { type AlertValues, anonymousIssues, readAlert } from './alert-values.ts';
import type { WatchedSearch } from './watched-search.ts';

interface AlertPlan {
  readonly search: WatchedSearch;
  /** Name of the alert unless another one is typed. */
  readonly title: string;
  readonly isMember: boolean;
  readonly onDone: () => void;
}

/**
 * The form of an alert. Saved or refused, a toast says so and the modal is done; a connection that fails keeps the form
 * as it was typed.
 */
export function useAlertForm({ search, title, isMember, onDone }: AlertPlan): Form<AlertAnswer> {
  const { call, toast } = useRemote();
  return useForm<AlertValues, AlertAnswer>({
    read: readAlert,
    check: (values) => (isMember ? noIssues : anonymousIssues(values)),
    send: async (values) => {
      const named = { ...values, name: values.name || title };
      return sent(await saveAlertOf(call, { search, values: named, isMember }));
    },
    failed: alertTexts.error,
    onSent: ({ refusal } = {}) => {
      if (refusal === undefined) toast({ tone: 'success', text: isMember ? alertTexts.saved : alertTexts.confirm });
      else toast({ tone: 'warning', text: refusal || alertTexts.refused });
      onDone();
    },
    onRefused: ({ message }) => {
      if (message !== undefined) toast({ tone: 'error', text: message });
    },
  });
}
