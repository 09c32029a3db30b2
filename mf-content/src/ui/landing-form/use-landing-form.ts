import type { FormDraft } from '@umbral/kit/form/form-plan.ts';
import { type Form, useForm } from '@umbral/kit/form/use-form.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { landingFormTexts as texts } from '../../texts/landing-form-texts.ts';
import type { LandingKind } from './landing-kinds.ts';
import { landingIssues, readLanding } from './landing-values.ts';

interface LandingFormPlan {
  readonly kind: LandingKind;
  readonly draft: FormDraft;
  /** Own questions that must be answered, by name. */
  readonly needed: readonly string[] | undefined;
  /** Where a sent form leads; nowhere where the page answers in its place. */
  readonly thanksHref: string | undefined;
}

/** The form of a landing page [M071]. */
export function useLandingForm({ kind, draft, needed, thanksHref }: LandingFormPlan): Form<void> {
  const context = useRemote();
  return useForm({
    read: readLanding,
    check: (values) => landingIssues(values, needed),
    send: async (values) => {
      const { sendLandingForm } = await import(/* webpackChunkName: "landing-call" */ './landing-call.ts');
      return sendLandingForm(context, kind, values);
    },
    failed: texts.failed,
    draft,
    onSent: () => {
      if (thanksHref !== undefined) context.navigate(thanksHref);
    },
  });
}
