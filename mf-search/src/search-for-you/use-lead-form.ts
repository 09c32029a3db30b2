import type { FormDraft } from '@umbral/kit/form/form-plan.ts';
import { type Form, useForm } from '@umbral/kit/form/use-form.ts';
import { leadIssues, readLead } from '@umbral/kit/lead/lead-values.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { searchForYouTexts } from '../texts/search-for-you-texts.ts';

/** The form of a lead, which leads to the thanks. */
export function useLeadForm(thanksPath: string, draft: FormDraft): Form<void> {
  const context = useRemote();
  return useForm({
    read: readLead,
    check: leadIssues,
    send: async (values) => {
      const { sendLeadForm } = await import(/* webpackChunkName: "lead-call" */ '@umbral/kit/lead/lead-call.ts');
      return sendLeadForm(context, values);
    },
    failed: searchForYouTexts.form.failed,
    draft,
    onSent: () => context.navigate(thanksPath),
  });
}
