import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { contactChannels, contactWindows } from '../contact/contact-manner.ts';
import { dataOf, outcome } from './fields.ts';

// No rows of the specification: law 2300 of 2023 lets people say by what channel and when they are contacted.

const manner = z.strictObject({
  channel: z.enum(contactChannels, 'Elige un canal de la lista').nullable(),
  window: z.enum(contactWindows, 'Elige un horario de la lista').nullable(),
});

export const getContactManner = endpoint({
  id: 'C285',
  method: 'GET',
  path: '/users/contact-manner',
  summary: 'How and when the signed-in person wants builders to make contact; null for any',
  access: 'session',
  response: dataOf(manner),
});
export const saveContactManner = endpoint({
  id: 'C286',
  method: 'POST',
  path: '/users/contact-manner',
  summary: 'Says so anew; builders see it with open requests of the person and with all later ones',
  access: 'session',
  body: manner.meta({ examples: [{ channel: 'whatsapp', window: 'evening' }] }),
  response: outcome,
});
