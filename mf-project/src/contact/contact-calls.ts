import { sendContact } from 'shared-contracts/api/contacts.ts';
import { getPlant, listPlantsByIds } from 'shared-contracts/api/plants.ts';
import { ApiError } from 'shared-contracts/api/problem.ts';
import type { CallApi } from 'shared-contracts/remote/remote-context.ts';
import type { ContactBody } from './contact-payload.ts';
import { type ContactTarget, targetOfPlant } from './contact-target.ts';
import type { ContactIssues } from './contact-values.ts';

/** Stored, refused with the server's sentence or field by field, or not known: there was no connection. */
export type ContactAnswer =
  | { readonly kind: 'stored' }
  | { readonly kind: 'refused'; readonly message?: string; readonly issues: ContactIssues }
  | { readonly kind: 'unreached' };

const formFields = [
  'name',
  'email',
  'phone',
  'home_city',
  'home_country',
  'message',
  'schedule_date',
  'schedule_time',
  'agree_terms',
] as const;

/** Sends a contact [B064]; throws when the server fails. */
export async function postContact(call: CallApi, body: ContactBody): Promise<ContactAnswer> {
  try {
    const { ok, message } = await call(sendContact, { body });
    return ok === 1 ? { kind: 'stored' } : { kind: 'refused', message, issues: {} };
  } catch (error) {
    // Without a connection the code that sends may be what cannot be had.
    if (!(error instanceof ApiError) || error.problem.status === 0) return { kind: 'unreached' };
    if (error.problem.type !== 'invalid-input') throw error;
    return { kind: 'refused', issues: issuesOf(error.problem.issues ?? {}) };
  }
}

function issuesOf(issues: Readonly<Record<string, string>>): ContactIssues {
  return Object.fromEntries(formFields.flatMap((field) => (issues[field] ? [[field, issues[field]]] : [])));
}

/** Whom one writes to about a plant; nothing for a plant that does not exist. */
export async function loadTarget(call: CallApi, plantId: number): Promise<ContactTarget | undefined> {
  const { data: records } = await call(listPlantsByIds, { params: { id: String(plantId) } });
  const [record] = records;
  if (!record) return undefined;
  const { data: plant } = await call(getPlant, { params: { slug: record.slug } });
  return targetOfPlant(plant);
}
