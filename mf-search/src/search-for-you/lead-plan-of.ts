import type { LeadPlan } from '@umbral/kit/lead/lead-plan.ts';
import { leadTexts } from '@umbral/kit/lead/lead-texts.ts';
import { searchForYouTexts } from '../texts/search-for-you-texts.ts';
import type { SearchForYouData } from './search-for-you-queries.ts';

const { form: texts } = searchForYouTexts;

/** Who searches what and where, as the lead form asks it [B070]. */
export function leadPlanOf({ form, path, thanksPath, isAbroad, places }: SearchForYouData): LeadPlan {
  const other = isAbroad ? texts.otherCountry : texts.otherCity;
  return {
    formId: form,
    thanksHref: thanksPath,
    known: { pagina: path },
    homeCityLabel: isAbroad ? texts.homeCityAbroad : leadTexts.homeCity,
    interest: {
      label: isAbroad ? texts.interestCountry : leadTexts.interestCity,
      options: [...places.map(({ label }) => label), other],
    },
    questions: [
      { name: 'tipo', label: texts.type, options: texts.types },
      { name: 'presupuesto', label: texts.budget, options: texts.budgets },
    ],
    consent: texts.consent,
  };
}
