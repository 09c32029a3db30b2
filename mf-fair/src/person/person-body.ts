import { keptCampaign } from '@umbral/domain/contact/campaign.ts';
import { defaultOrigin } from '@umbral/domain/contact/origin.ts';
import { visitorKey } from '@umbral/domain/storage/visitor-key.ts';
import type { PersonValues } from './fair-values.ts';

/** What every form of a fair sends of the person, with the campaign that brought the visit [B065]. */
export function personBody(values: PersonValues, phone: string) {
  const campaign = keptCampaign(() => localStorage, Date.now());
  return {
    ...{ name: values.name, email: values.email, phone, phone_country: values.phone_country },
    ...{ home_city: values.home_city, home_country: values.home_country },
    ...{ origin: campaign?.source || defaultOrigin, origin_2: campaign?.source2 ?? '' },
    ...{ medium: campaign?.medium ?? '', user_key: visitorKey() },
    whatsapp: values.whatsapp ? (1 as const) : (0 as const),
    agree_terms: 'S' as const,
  };
}
