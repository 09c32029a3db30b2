import { routes } from '@umbral/domain/routes/table.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { LandingFrame } from '@umbral/kit/layout/landing-frame.tsx';
import { LeadForm } from '@umbral/kit/lead/lead-form.tsx';
import type { LeadPlan } from '@umbral/kit/lead/lead-plan.ts';
import { leadTexts } from '@umbral/kit/lead/lead-texts.ts';
import { leadFormTexts as texts } from '../texts/lead-form-texts.ts';
import { LandingOpening } from '../ui/landing-opening.tsx';

const plan: LeadPlan = {
  formId: 'form',
  thanksHref: routes.leadFormThanks.href(),
  interest: { label: leadTexts.interestCity },
  consent: texts.consent,
};

/** The stand-alone lead form, to which campaigns lead [R028, B060, B070]. */
export function LeadFormPage() {
  return (
    <LandingFrame aside={<Anchor href={routes.housing.href({})}>{texts.searchMyself}</Anchor>}>
      <LandingOpening heading={texts.heading} lead={texts.lead} points={texts.points}>
        <LeadForm plan={plan} title={texts.title} send={texts.send} />
      </LandingOpening>
    </LandingFrame>
  );
}
