import { listOwnContacts } from '@umbral/domain/api/contacts.ts';
import { listOwnRatings, listSurveyTaxonomy } from '@umbral/domain/api/surveys.ts';
import type { SelectOption } from '@umbral/kit/fields/select-field.tsx';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { ratableBuilders } from './ratable-builders.ts';

/** What the form of a rating offers to choose from. */
export interface RatingChoices {
  readonly hasContacts: boolean;
  readonly builders: readonly SelectOption[];
  readonly responseTimes: readonly SelectOption[];
  readonly contactMedia: readonly SelectOption[];
  readonly contentTypes: readonly SelectOption[];
}

/** The choices of the signed-in person, and the ratings that were given already. */
export async function loadRating(call: CallApi, signal?: AbortSignal) {
  const options = signal ? { signal } : {};
  const choices = async (taxonomy: 'response_time' | 'contact_medium' | 'content_type') => {
    const { data } = await call(listSurveyTaxonomy, { params: { taxonomy } }, options);
    return data.map(({ key, name }) => ({ value: key, label: name }));
  };
  const [contacts, ratings, responseTimes, contactMedia, contentTypes] = await Promise.all([
    call(listOwnContacts, {}, options),
    call(listOwnRatings, {}, options),
    choices('response_time'),
    choices('contact_medium'),
    choices('content_type'),
  ]);
  const offered: RatingChoices = {
    hasContacts: contacts.data.some(({ builder }) => builder !== null),
    builders: ratableBuilders(contacts.data, ratings.data),
    responseTimes,
    contactMedia,
    contentTypes,
  };
  return { offered, ratings: ratings.data };
}
