import { getProfile } from '@umbral/domain/api/profile.ts';
import { checkPortalSurvey } from '@umbral/domain/api/surveys.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import type { LoaderArgs } from '@umbral/kit/remote/route-module.ts';
import { loadForOwner, type OwnerData } from '../frame/owner-data.ts';
import { loadRating, type RatingChoices } from '../rating/rating-queries.ts';

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

/** What can be rated and what the choices are, what was rated, and the state of the portal's own survey. */
export interface SurveysData extends RatingChoices {
  readonly hasAnsweredPortal: boolean;
  readonly given: readonly GivenRating[];
}

/** The surveys of the person: builders that were contacted, ratings that were given, the state of the portal's. */
export function loadSurveys(args: LoaderArgs): Promise<OwnerData<SurveysData>> {
  return loadForOwner(args, async (call, signal) => {
    const [profile, { offered, ratings }] = await Promise.all([
      call(getProfile, {}, { signal }),
      loadRating(call, signal),
    ]);
    const portal = await call(checkPortalSurvey, { params: { id: profile.data.id } }, { signal });
    return {
      ...offered,
      hasAnsweredPortal: portal.ok === 1,
      given: ratings.map(({ builder, service_rating, content_rating, comments, created_at }) => ({
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
