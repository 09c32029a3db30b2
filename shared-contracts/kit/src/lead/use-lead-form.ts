import type { FormDraft } from '../form/form-plan.ts';
import type { Outcome } from '../form/form-state.ts';
import { type Form, useForm } from '../form/use-form.ts';
import { useRemote } from '../remote/use-remote.ts';
import { leadTexts } from './lead-texts.ts';
import { type LeadValues, leadIssues, readLead } from './lead-values.ts';

interface LeadFormOptions {
  readonly thanksHref: string;
  readonly draft: FormDraft;
  /** Another way to send it than at once; gives what became of it, throws where the server failed. */
  readonly send?: (values: LeadValues, key: () => string) => Promise<Outcome<void>>;
  /** What follows; absent: the thanks. */
  readonly onSent?: () => void;
}

/** The form of a lead [B070, M071], which leads to its thanks. */
export function useLeadForm({ thanksHref, draft, send, onSent }: LeadFormOptions): Form<void> {
  const context = useRemote();
  return useForm({
    read: readLead,
    check: leadIssues,
    send:
      send ??
      (async (values) => {
        const { sendLeadForm } = await import(/* webpackChunkName: "lead-call" */ './lead-call.ts');
        return sendLeadForm(context, values);
      }),
    failed: leadTexts.failed,
    draft,
    onSent: onSent ?? (() => context.navigate(thanksHref)),
  });
}
