import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { shortReply } from '../contact/short-survey.ts';
import { builderSurvey, openSurvey, portalSurvey, ratingField } from '../contact/survey.ts';
import { email } from '../fields/fields.ts';
import { isoMoment } from '../vocabulary/identifier.ts';
import { product } from '../vocabulary/product.ts';
import { choice } from './catalogue.ts';
import { acknowledgement, id, listOf, ok, slugParams } from './fields.ts';

/** `ok` 0 comes with a sentence that says why. */
const verdict = z.object({ ok, reason: z.string().nullable() }).meta({ examples: [{ ok: 1, reason: null }] });

export const rateBuilder = endpoint({
  id: 'C137',
  method: 'POST',
  path: '/surveys/register/user-builder',
  summary: "A person's opinion of a builder, once for each; the builder's rating follows",
  access: 'session',
  body: builderSurvey.meta({
    examples: [
      {
        builder_id: 1,
        response_time: 'same-day',
        contact_medium: 'whatsapp',
        service_rating: 5,
        content_rating: 4,
        content_type: 'plans',
        comments: 'Respondieron el mismo día y con claridad.',
      },
    ],
  }),
  response: verdict,
});
/** No row of the specification: the ratings that the person has given. */
export const listOwnRatings = endpoint({
  id: 'C237',
  method: 'GET',
  path: '/users/ratings',
  summary: 'Builders that the signed-in person has rated, the last one first',
  access: 'session',
  response: listOf(
    z.object({
      builder: z.object({ id, name: z.string(), slug: z.string() }),
      service_rating: z.int(),
      content_rating: z.int(),
      comments: z.string().nullable(),
      created_at: isoMoment,
    }),
  ),
});
export const answerPortalSurvey = endpoint({
  id: 'C138',
  method: 'POST',
  path: `/surveys/user-${product}`,
  summary: 'The portal survey; the e-mail is needed of visitors without a session',
  body: portalSurvey.meta({
    examples: [
      {
        user_id: 0,
        [ratingField]: 5,
        email: 'ana.rojas@example.com',
        content_opinion: '0',
        search_interest: 'Lotes cerca de Bogotá',
        user_comments: '',
        user_key: 'navegador-1',
      },
    ],
  }),
  response: verdict,
});
export const checkPortalSurveyByEmail = endpoint({
  id: 'C139',
  method: 'POST',
  path: `/surveys/user-${product}/email/{email}`,
  summary: 'Whether the survey was answered (ok 1): for the owner of the e-mail and administrators only',
  access: 'session',
  params: z.object({ email }),
  response: acknowledgement,
});
export const checkPortalSurvey = endpoint({
  id: 'C140',
  method: 'GET',
  path: `/surveys/user-${product}/{id}`,
  summary: 'Whether a person answered the survey (ok 1): for that person and administrators only',
  access: 'session',
  params: z.object({ id }),
  response: acknowledgement,
});

export const surveyTaxonomies = ['response_time', 'contact_medium', 'content_type', 'service_type'] as const;

export const listSurveyTaxonomy = endpoint({
  id: 'C141',
  method: 'GET',
  path: '/surveys/tax/{taxonomy}',
  summary: 'Choices of the builder survey',
  params: z.object({ taxonomy: z.enum(surveyTaxonomies) }),
  response: listOf(choice),
});

/** The short surveys beside the two of the specification; they have no row of their own. */
export const listOpenSurveys = endpoint({
  id: 'C141',
  operationId: 'C141-open',
  method: 'GET',
  path: '/surveys/open',
  summary: 'Short surveys that are open today, with their questions and options',
  response: listOf(openSurvey),
});

export const answerOpenSurvey = endpoint({
  id: 'C403',
  method: 'POST',
  path: '/surveys/open/{slug}',
  summary: 'Answers to a short survey, once for each person or browser',
  params: slugParams,
  body: shortReply.meta({ examples: [{ user_key: 'navegador-1', answers: { '1': '2', '4': 'Un patio' } }] }),
  response: verdict,
});
