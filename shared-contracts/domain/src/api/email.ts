import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { emailVerdict } from '../contact/lead.ts';
import { leadEmail } from '../fields/fields.ts';
import { ok } from './fields.ts';

export const verifyEmail = endpoint({
  id: 'C164',
  method: 'POST',
  path: '/email/verify',
  summary:
    'Whether mail can reach an address: ok is 1 for the verdicts ok and ok_for_all; unknown counts as valid [B070]',
  body: z.strictObject({ email: leadEmail }).meta({ examples: [{ email: 'ana@correo.co' }] }),
  response: z.object({ ok, status: emailVerdict }).meta({ examples: [{ ok: 1, status: 'ok_for_all' }] }),
});
