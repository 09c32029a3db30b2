import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { consentEntry, withdrawablePurposes } from '../people/consent.ts';
import { isoMoment } from '../vocabulary/identifier.ts';
import { dataOf, listOf, ok, outcome } from './fields.ts';

// No rows of the specification: what law 1581 of 2012 gives to whomever the data are about.

export const listConsents = endpoint({
  id: 'C230',
  method: 'GET',
  path: '/users/consents',
  summary: 'All that the signed-in person has agreed to or taken back, the last word first',
  access: 'session',
  response: listOf(consentEntry),
});
export const withdrawConsent = endpoint({
  id: 'C231',
  method: 'POST',
  path: '/users/consents/withdraw',
  summary: 'Takes back what the person agreed to for a purpose, and ends what was done by it',
  access: 'session',
  body: z.strictObject({ purpose: z.enum(withdrawablePurposes) }).meta({ examples: [{ purpose: 'third-parties' }] }),
  response: outcome,
});

/** Parts of the personal data, each a list of rows. */
export const personalDataParts = [
  'account',
  'providers',
  'factors',
  'sessions',
  'devices',
  'security',
  'consents',
  'cookies',
  'favourites',
  'boards',
  'alerts',
  'unit_watches',
  'comparisons',
  'calculations',
  'contacts',
  'leads',
  'newsletter',
  'comments',
  'portal_survey',
  'builder_ratings',
  'short_surveys',
  'forms',
  'visits',
  'uploads',
  'builders',
  'project_requests',
] as const;
export type PersonalDataPart = (typeof personalDataParts)[number];

/** Everything that is stored of a person: the rows of each part, by the names of their fields. */
export const personalData = z.object({
  generated_at: isoMoment,
  parts: z.record(z.enum(personalDataParts), z.array(z.record(z.string(), z.unknown()))),
});
export type PersonalData = z.output<typeof personalData>;

export const exportOwnData = endpoint({
  id: 'C232',
  method: 'GET',
  path: '/users/data',
  summary: 'Everything that is stored of the signed-in person, as a file to keep',
  access: 'session',
  response: dataOf(personalData),
});
/** The same for people to read; below the API's base. */
export const ownDataPagePath = '/users/data/pagina';

export const deleteAccount = endpoint({
  id: 'C236',
  method: 'POST',
  path: '/users/delete',
  summary: 'Asks for the deletion of the own account, by its password or a fresh sign-in; ends all sessions',
  access: 'session',
  body: z
    .strictObject({ password: z.string().max(200).default('') })
    .meta({ examples: [{ password: 'la de siempre' }] }),
  response: z.object({ ok, reason: z.string().nullable(), due_at: isoMoment.nullable() }),
});
/** The page that asks before it, for browsers without script; below the API's base. */
export const deletionPagePath = '/users/delete/pagina';
