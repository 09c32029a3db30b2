import { sendLanding, sendPostalLanding, sendPotentialContact, sendTvLanding } from '@umbral/domain/api/contacts.ts';
import { keptCampaign } from '@umbral/domain/contact/campaign.ts';
import { visitorKey } from '@umbral/domain/storage/visitor-key.ts';
import { tellConversion } from '@umbral/kit/conversions/tell-conversion.ts';
import type { Outcome } from '@umbral/kit/form/form-state.ts';
import { refused, sent } from '@umbral/kit/form/outcome.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import { landingFormTexts as texts } from '../../texts/landing-form-texts.ts';
import type { LandingKind } from './landing-kinds.ts';
import type { LandingValues } from './landing-values.ts';

const calls = {
  landing: sendLanding,
  potential: sendPotentialContact,
  tv: sendTvLanding,
  postcard: sendPostalLanding,
} as const;

/** Sends the form of a landing page; one that was taken is a conversion [B126]. Throws where it could not arrive. */
export async function sendLandingForm(
  context: Pick<RemoteContext, 'bus' | 'call' | 'environment'>,
  kind: LandingKind,
  values: LandingValues,
): Promise<Outcome<void>> {
  const { ok, message } = await context.call(calls[kind], { body: bodyOf(kind, values) });
  if (ok === 0) return refused(message || texts.failed);
  const { email, phone, phone_country: phoneCountry } = values;
  void tellConversion(context, { name: 'Lead', email, phone, phoneCountry });
  return sent(undefined);
}

function bodyOf(kind: LandingKind, { schedule_date: day, schedule_time: time, message, ...values }: LandingValues) {
  const campaign = keptCampaign(() => localStorage, Date.now());
  return {
    ...values,
    site: kind === 'tv' ? ('TV' as const) : ('CO' as const),
    schedule_date: day || null,
    schedule_time: time || null,
    ...(message === '' ? {} : { message }),
    agree_terms: 'S' as const,
    user_key: visitorKey(),
    ...(campaign ? { origin: campaign.source, origin_2: campaign.source2, medium: campaign.medium } : {}),
  };
}
