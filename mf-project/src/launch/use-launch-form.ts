import type { FormDraft } from '@umbral/kit/form/form-plan.ts';
import { type Form, useForm } from '@umbral/kit/form/use-form.ts';
import { leadIssues, readLead } from '@umbral/kit/lead/lead-values.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { launchTexts } from '../texts/launch-texts.ts';

/** What sends comes with the first touch: the connection may be gone when it is needed. */
export const loadSending = () => import(/* webpackChunkName: "launch-sending" */ './launch-sending.ts');

interface LaunchFormOptions {
  readonly formId: string;
  /** What the form is about. */
  readonly title: string;
  readonly thanksHref: string;
  readonly draft: FormDraft;
}

/** The form of a launch, which leads to the thanks. */
export function useLaunchForm({ formId, title, thanksHref, draft }: LaunchFormOptions): Form<void> {
  const context = useRemote();
  return useForm({
    read: readLead,
    check: leadIssues,
    send: async (values, key) => {
      const { sendLaunchForm } = await loadSending();
      return sendLaunchForm(context, values, { key: key(), formId, title });
    },
    failed: launchTexts.form.failed,
    draft,
    onSent: () => context.navigate(thanksHref),
  });
}
