import { listOwnContacts } from '@umbral/domain/api/contacts.ts';
import { getProfile } from '@umbral/domain/api/profile.ts';
import { checkPortalSurvey, listOwnRatings, listSurveyTaxonomy } from '@umbral/domain/api/surveys.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import type { SelectOption } from '@umbral/kit/fields/select-field.tsx';
import type { LoaderArgs } from '@umbral/kit/remote/route-module.ts';
import { loadForOwner, type OwnerData } from '../frame/owner-data.ts';
import { ratableBuilders } from './ratable-builders.ts';

/** A rating as the list shows it. */
export interface GivenRating {
  readonly builderId: number;
  readonly builder: string;
  readonly href: string;
  readonly service: number;
  readonly content: number;
  readonly comments: string | null;
  readonly at: string;
}

/** What can be rated, what was, and what the choices are. */
export interface SurveysData {
  readonly hasAnsweredPortal: boolean;
  readonly hasContacts: boolean;
  readonly builders: readonly SelectOption[];
  readonly responseTimes: readonly SelectOption[];
  readonly contactMedia: readonly SelectOption[];
  readonly contentTypes: readonly SelectOption[];
  readonly given: readonly GivenRating[];
}

/** The surveys of the person: builders that were contacted, ratings that were given, the state of the portal's. */
export function loadSurveys(args: LoaderArgs): Promise<OwnerData<SurveysData>> {
  return loadForOwner(args, async (call, signal) => {
    const choices = async (taxonomy: 'response_time' | 'contact_medium' | 'content_type') => {
      const { data } = await call(listSurveyTaxonomy, { params: { taxonomy } }, { signal });
      return data.map(({ key, name }) => ({ value: key, label: name }));
    };
    const [profile, contacts, ratings, responseTimes, contactMedia, contentTypes] = await Promise.all([
      call(getProfile, {}, { signal }),
      call(listOwnContacts, {}, { signal }),
      call(listOwnRatings, {}, { signal }),
      choices('response_time'),
      choices('contact_medium'),
      choices('content_type'),
    ]);
    const portal = await call(checkPortalSurvey, { params: { id: profile.data.id } }, { signal });
    return {
      hasAnsweredPortal: portal.ok === 1,
      hasContacts: contacts.data.some(({ builder }) => builder !== null),
      builders: ratableBuilders(contacts.data, ratings.data),
      responseTimes,
      contactMedia,
      contentTypes,
      given: ratings.data.map(({ builder, service_rating, content_rating, comments, created_at }) => ({
        builderId: builder.id,
        builder: builder.name,
        href: routes.builder.href({ builder: builder.slug }),
        service: service_rating,
        content: content_rating,
        comments,
        at: created_at,
      })),
    };
  });
}
