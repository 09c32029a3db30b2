import { sendLanding } from '@umbral/domain/api/contacts.ts';
import { listWorldCountries } from '@umbral/domain/api/places.ts';
import { keptCampaign } from '@umbral/domain/contact/campaign.ts';
import { visitorKey } from '@umbral/domain/storage/visitor-key.ts';
import { tellConversion } from '@umbral/kit/conversions/tell-conversion.ts';
import type { Outcome } from '@umbral/kit/form/form-state.ts';
import { refused, sent } from '@umbral/kit/form/outcome.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import { downloadTexts as texts } from '../texts/guide-texts.ts';
import type { Download } from './guide-data.ts';
import type { UnlockValues } from './unlock-values.ts';

/** Leaves the visitor's data for a guide; an accepted form brings the addresses of its files [B069]. */
export async function unlockGuide(
  context: Pick<RemoteContext, 'bus' | 'call' | 'environment'>,
  guide: string,
  values: UnlockValues,
): Promise<Outcome<readonly Download[]>> {
  const { ok, message, downloads } = await context.call(sendLanding, { body: bodyOf(guide, values) });
  if (ok === 0) return refused(message || texts.failed);
  const { email, phone } = values;
  // A number without its code belongs to a country that the form knows by its name only.
  void tellConversion(context, { name: 'Lead', email, ...(phone.startsWith('+') ? { phone } : {}) });
  return sent(downloads);
}

function bodyOf(guide: string, values: UnlockValues) {
  const campaign = keptCampaign(() => localStorage, Date.now());
  return {
    ...values,
    guide,
    form: texts.form,
    agree_terms: 'S' as const,
    user_key: visitorKey(),
    ...(campaign ? { origin: campaign.source, origin_2: campaign.source2, medium: campaign.medium } : {}),
  };
}

/** Names of all countries of the world. */
export async function loadCountryNames(call: CallApi): Promise<string[]> {
  const { data } = await call(listWorldCountries, {});
  return data.map(({ name }) => name);
}
