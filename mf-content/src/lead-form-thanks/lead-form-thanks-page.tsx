import { routes } from '@umbral/domain/routes/table.ts';
import { LandingFrame } from '@umbral/kit/layout/landing-frame.tsx';
import { leadFormTexts } from '../texts/lead-form-texts.ts';
import { Thanks } from '../ui/thanks.tsx';

const { thanks: texts } = leadFormTexts;

/** The stand-alone lead form has arrived [M080]. */
export function LeadFormThanksPage() {
  const ways = [
    { href: routes.housing.href({}), label: texts.projects },
    { href: routes.guides.href(), label: texts.guides },
  ];
  return (
    <LandingFrame>
      <Thanks {...texts} ways={ways} />
    </LandingFrame>
  );
}
