import { sendLead } from '@umbral/domain/api/contacts.ts';
import { keptCampaign } from '@umbral/domain/contact/campaign.ts';
import { defaultOrigin } from '@umbral/domain/contact/origin.ts';
import { visitorKey } from '@umbral/domain/storage/visitor-key.ts';
import type { EndpointInput, EndpointOutput } from '@umbral/protocol/calls/endpoint.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import { tellConversion } from '../conversions/tell-conversion.ts';
import type { Outcome } from '../form/form-state.ts';
import { refused, sent } from '../form/outcome.ts';
import type { LeadValues } from './lead-values.ts';

type Context = Pick<RemoteContext, 'bus' | 'call' | 'environment'>;

/** Body of the call. */
export type LeadBody = EndpointInput<typeof sendLead>['body'];

/** The body of the call for what was written, with the campaign that brought the visit [B065]. */
export function leadBodyOf({ answers, ...values }: LeadValues): LeadBody {
  const campaign = keptCampaign(() => localStorage, Date.now());
  return {
    ...values,
    agree_terms: 'S',
    utm_source: campaign?.source || defaultOrigin,
    utm_medium: campaign?.medium ?? '',
    answers: { ...answers, ...(campaign?.source2 ? { utm_source2: campaign.source2 } : {}) },
    user_key: visitorKey(),
  };
}

/** Sends a lead and takes the answer; throws when it failed or could not be reached [M071]. */
export async function sendLeadForm(context: Context, values: LeadValues): Promise<Outcome<void>> {
  const body = leadBodyOf(values);
  return takeLead(context, body, await context.call(sendLead, { body }));
}

/** What the answer to a lead means for its form; a lead that was taken is a conversion. */
export function takeLead(
  context: Context,
  { email, phone, phone_country: phoneCountry }: LeadBody,
  { ok, message }: EndpointOutput<typeof sendLead>,
): Outcome<void> {
  if (ok === 0) return refused(message);
  void tellConversion(context, { name: 'Lead', email, phone, phoneCountry });
  return sent(undefined);
}
