import { listPriceRanges } from 'shared-contracts/api/catalogue.ts';
import { sendContact, subscribeNewsletter } from 'shared-contracts/api/contacts.ts';
import { listPlantsByIds } from 'shared-contracts/api/plants.ts';
import { ApiError } from 'shared-contracts/api/problem.ts';
import type { ContactPayload } from 'shared-contracts/domain/contact.ts';
import type { CallApi } from 'shared-contracts/remote/remote-context.ts';
import { type ContactTarget, targetOfRecord } from './contact-target.ts';
import type { ContactIssues } from './contact-values.ts';

/** Stored, or refused: with the server's sentence, or field by field. */
export type ContactAnswer =
  | { readonly isStored: true }
  | { readonly isStored: false; readonly message?: string; readonly issues: ContactIssues };

const formFields: Readonly<Record<string, keyof ContactIssues>> = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  home_city: 'homeCity',
  home_country: 'homeCountry',
  schedule_date: 'day',
  schedule_time: 'time',
  agree_terms: 'hasAgreed',
};

/** Sends a contact [B064]; throws when the server cannot be reached or fails. */
export async function postContact(call: CallApi, body: ContactPayload): Promise<ContactAnswer> {
  try {
    const { ok, message } = await call(sendContact, { body });
    return ok === 1 ? { isStored: true } : { isStored: false, message, issues: {} };
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem.type !== 'invalid-input') throw error;
    return { isStored: false, issues: issuesOf(error.problem.issues ?? {}) };
  }
}

function issuesOf(issues: Readonly<Record<string, string>>): ContactIssues {
  const known = Object.entries(issues).flatMap(([name, message]) => {
    const field = formFields[name];
    return field ? [[field, message] as const] : [];
  });
  return Object.fromEntries(known);
}

/** Subscribes the person to news about homes like this one. */
export async function joinNews(call: CallApi, contact: ContactPayload): Promise<void> {
  const { data: ranges } = await call(listPriceRanges, {});
  const price = contact.plant_price;
  const fitting = ranges.filter(
    ({ start_price, end_price }) => price !== null && start_price <= price && price <= end_price,
  );
  await call(subscribeNewsletter, {
    body: {
      name: contact.name,
      email: contact.email,
      user_key: contact.user_key,
      ids_interest_price: (fitting.length > 0 ? fitting : ranges).map(({ id }) => id),
      ids_interest_city: [contact.id_project_city],
      agree_terms: 'S',
    },
  });
}

/** Whom one writes to about a plant; nothing for a plant that does not exist. */
export async function loadTarget(call: CallApi, plantId: number): Promise<ContactTarget | undefined> {
  const { data } = await call(listPlantsByIds, { params: { id: String(plantId) } });
  return data[0] && targetOfRecord(data[0]);
}
