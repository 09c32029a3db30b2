import { routes } from '@umbral/domain/routes/table.ts';
import type { LeadPlan } from '@umbral/kit/lead/lead-plan.ts';
import { launchTexts } from '../texts/launch-texts.ts';
import type { LaunchData } from './launch-data.ts';

const { form: texts } = launchTexts;

/** Who wants to know more of a launch, as the lead form asks it [B070]. */
export function leadPlanOf({ id, href, title, strip, place, builder, homes }: LaunchData): LeadPlan {
  const interest = { name: 'inmueble', label: texts.interest, placeholder: texts.choose };
  return {
    formId: `lanzamiento-${id}`,
    thanksHref: thanksHrefOf(href),
    known: { proyecto: title, codigo: strip.code, constructora: builder.name },
    interest: place.city,
    questions: homes.length > 1 ? [{ ...interest, options: homes.map((home) => home.title) }] : [],
    consent: texts.consent(builder.name),
    policy: texts.policy,
  };
}

/** The thanks, which lead back to the launch that the address names. */
function thanksHrefOf(launchHref: string): string {
  return `${routes.launchThanks.href()}?lanzamiento=${launchHref.split('/').at(-1) ?? ''}`;
}
