import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { audienceData, audienceForm, audienceKnowledge, audiencePayload, withdrawnForm } from '../contact/audience.ts';
import { email } from '../fields/fields.ts';
import { acknowledgement, dataOf, outcome, userKey } from './fields.ts';

/** The browser's own key; who is signed in needs none. */
const asker = z.strictObject({ user_key: userKey.default('') }).meta({ examples: [{ user_key: 'navegador-1' }] });

export const checkAudience = endpoint({
  id: 'C132',
  method: 'POST',
  path: '/audiences/check/{id}',
  summary: 'Whether the asker has answered a capture form (ok 1); nobody learns it of another person',
  params: z.object({ id: audienceForm }),
  body: asker,
  response: acknowledgement,
});
export const saveAudience = endpoint({
  id: 'C133',
  method: 'POST',
  path: '/audiences/save',
  summary: 'Answers of a capture form with the consent; a second answer of the same person replaces the first',
  body: audiencePayload.meta({
    examples: [
      {
        form: 'downloads',
        email: 'ana.rojas@example.com',
        user_key: 'navegador-1',
        agree_terms: 'S',
        fields: { 'objetivos-compra': 'live', 'tiempo-compra': 'year', ciudad: 'Cali' },
      },
    ],
  }),
  response: outcome,
});
export const saveAudienceKnowledge = endpoint({
  id: 'C134',
  method: 'POST',
  path: '/audience-knowledge/save',
  summary: 'What a visitor knows of buying a home, with the consent',
  body: audienceKnowledge.meta({
    examples: [
      {
        email: '',
        user_key: 'navegador-1',
        agree_terms: 'S',
        answers: { 'conoce-subsidios': true, 'cuota-inicial': 30 },
      },
    ],
  }),
  response: outcome,
});
export const checkAudienceKnowledge = endpoint({
  id: 'C135',
  method: 'POST',
  path: '/audience-knowledge/check',
  summary: 'Whether the asker has told it (ok 1)',
  body: asker,
  response: acknowledgement,
});
export const getAudienceData = endpoint({
  id: 'C136',
  method: 'GET',
  path: '/data-audiences/{email}',
  summary: 'All answers of an e-mail: for its owner and administrators only',
  access: 'session',
  params: z.object({ email }),
  response: dataOf(audienceData),
});
/** No row of the specification: what was told can be taken back. */
export const withdrawAudience = endpoint({
  id: 'C405',
  method: 'POST',
  path: '/audiences/withdraw',
  summary: "Deletes the signed-in person's answers of a capture form, of what they know, or of all",
  access: 'session',
  body: z.strictObject({ form: withdrawnForm }).meta({ examples: [{ form: 'downloads' }] }),
  response: outcome,
});
