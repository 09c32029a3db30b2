import { sendLead } from 'shared-contracts/api/contacts.ts';
import { ApiError } from 'shared-contracts/api/problem.ts';
import { defaultOrigin } from 'shared-contracts/domain/origin.ts';
import type { RemoteContext } from 'shared-contracts/remote/remote-context.ts';
import { contactVisit } from '../contact/contact-visit.ts';
import { tellLead } from '../contact/lead-conversion.ts';
import { keepForm } from '../kept-forms/kept-forms.ts';
import { type LeadIssues, leadFields, textOf } from './lead-values.ts';

/** What became of a form: it may wait on the device for a connection. */
export type LeadSending =
  | { readonly kind: 'sent' }
  | { readonly kind: 'kept' }
  | { readonly kind: 'wrong'; readonly issues: LeadIssues };

interface LeadForm {
  readonly data: FormData;
  readonly formId: string;
  readonly title: string;
}

/** Sends the form of a launch. Throws when the server failed, or when the device cannot keep the form either. */
export async function sendLeadForm(
  context: Pick<RemoteContext, 'bus' | 'call'>,
  { data, formId, title }: LeadForm,
): Promise<LeadSending> {
  const body = bodyOf(data);
  try {
    if (!navigator.onLine) throw new ApiError({ type: 'unavailable', title: 'offline', status: 0 });
    await context.call(sendLead, { body });
  } catch (error) {
    // Without a connection the code that sends may be what cannot be had.
    if (error instanceof ApiError && error.problem.status !== 0) return { kind: 'wrong', issues: issuesOf(error) };
    const key = crypto.randomUUID();
    if (!keepForm({ key, kind: 'lead', formId, title, body, keptAt: Date.now() })) throw error;
    return { kind: 'kept' };
  }
  void tellLead(context, { email: body.email, phone: body.phone });
  return { kind: 'sent' };
}

function bodyOf(data: FormData) {
  const { campaign, userKey } = contactVisit(undefined, undefined);
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
    user_key: userKey,
  };
}

/** The form's own questions, named `answers.x` as a posted form names them. */
function answersOf(data: FormData): Record<string, string> {
  const names = [...data.keys()].filter((name) => name.startsWith('answers.'));
  const answered = names.map((name) => [name.slice('answers.'.length), textOf(data, name)] as const);
  return Object.fromEntries(answered.filter(([, text]) => text !== ''));
}

function issuesOf(error: ApiError): LeadIssues {
  const { type, issues = {} } = error.problem;
  const found = leadFields.flatMap((field) => (issues[field] ? [[field, issues[field]] as const] : []));
  if (type !== 'invalid-input' || found.length === 0) throw error;
  return Object.fromEntries(found);
}
