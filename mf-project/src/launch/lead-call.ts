import { sendLead } from 'shared-contracts/api/contacts.ts';
import { ApiError } from 'shared-contracts/api/problem.ts';
import { defaultOrigin } from 'shared-contracts/domain/origin.ts';
import type { CallApi } from 'shared-contracts/remote/remote-context.ts';
import { contactVisit } from '../contact/contact-visit.ts';
import { type LeadIssues, leadFields, textOf } from './lead-values.ts';

/** Sends the form of a launch; gives what the server found wrong, by field. Throws when it failed or is out of reach. */
export async function postLead(call: CallApi, data: FormData): Promise<LeadIssues> {
  try {
    await call(sendLead, { body: bodyOf(data) });
  } catch (error) {
    return issuesOf(error);
  }
  return {};
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

function issuesOf(error: unknown): LeadIssues {
  if (!(error instanceof ApiError) || error.problem.type !== 'invalid-input') throw error;
  const { issues = {} } = error.problem;
  const found = leadFields.flatMap((field) => (issues[field] ? [[field, issues[field]] as const] : []));
  if (found.length === 0) throw error;
  return Object.fromEntries(found);
}
