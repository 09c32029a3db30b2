import { sendLead } from 'shared-contracts/api/contacts.ts';
import { sendConversion } from 'shared-contracts/api/conversions.ts';
import { ApiError } from 'shared-contracts/api/problem.ts';
import { keptCampaign } from 'shared-contracts/domain/campaign.ts';
import { defaultOrigin } from 'shared-contracts/domain/origin.ts';
import type { RemoteContext } from 'shared-contracts/remote/remote-context.ts';
import { hasConsented } from '../tracking/consent.ts';
import { readTrackingKey } from '../tracking/tracking-key.ts';
import { type LeadIssues, leadFields, textOf } from './lead-values.ts';

type Caller = Pick<RemoteContext, 'bus' | 'call'>;

/** Sends a lead; gives what the server found wrong, by field. Throws when it failed or could not be reached [M071]. */
export async function postLead(context: Caller, data: FormData): Promise<LeadIssues> {
  try {
    await context.call(sendLead, { body: bodyOf(data) });
  } catch (error) {
    return issuesOf(error);
  }
  void tellConversion(context, data);
  return {};
}

function bodyOf(data: FormData) {
  const campaign = keptCampaign(() => localStorage, Date.now());
  return {
    form: textOf(data, 'form'),
    name: textOf(data, 'name'),
    email: textOf(data, 'email'),
    phone: textOf(data, 'phone'),
    phone_country: textOf(data, 'phone_country'),
    home_city: textOf(data, 'home_city'),
    interest_city: textOf(data, 'interest_city'),
    agree_terms: 'S' as const,
    utm_source: campaign?.source || defaultOrigin,
    utm_medium: campaign?.medium ?? '',
    answers: { ...answersOf(data), ...(campaign?.source2 ? { utm_source2: campaign.source2 } : {}) },
    user_key: readTrackingKey(),
  };
}

/** The form's own questions, named `answers.x` as a posted form names them. */
function answersOf(data: FormData): Record<string, string> {
  const names = [...data.keys()].filter((name) => name.startsWith('answers.'));
  const answered = names.map((name) => [name.slice('answers.'.length), textOf(data, name)] as const);
  return Object.fromEntries(answered.filter(([, text]) => text !== ''));
}

function issuesOf(error: unknown): LeadIssues {
  if (!(error instanceof ApiError) || error.problem.type !== 'invalid-input') throw error;
  const { issues = {} } = error.problem;
  const found = leadFields.flatMap((field) => (issues[field] ? [[field, issues[field]] as const] : []));
  if (found.length === 0) throw error;
  return Object.fromEntries(found);
}

/** Advertising networks learn of it after consent only, people as hashes; their failures are swallowed [B093]. */
async function tellConversion({ bus, call }: Caller, data: FormData): Promise<void> {
  if (!hasConsented({ bus })) return;
  const body = {
    event_id: crypto.randomUUID(),
    event_name: 'Lead' as const,
    path: location.pathname,
    email: textOf(data, 'email'),
    phone: textOf(data, 'phone'),
    user_key: readTrackingKey(),
  };
  await call(sendConversion, { body }).catch(() => undefined);
}
