import type { FormDraft } from '@umbral/kit/form/form-plan.ts';
import type { Form } from '@umbral/kit/form/use-form.ts';
import { useLeadForm } from '@umbral/kit/lead/use-lead-form.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';

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
  return useLeadForm({
    thanksHref,
    draft,
    send: async (values, key) => {
      const { sendLaunchForm } = await loadSending();
      return sendLaunchForm(context, values, { key: key(), formId, title });
    },
  });
}
