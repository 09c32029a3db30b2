import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { password, registrationEmail } from '../fields/fields.ts';
import { validationMessages } from '../fields/validation.ts';
import { ok, outcome } from './fields.ts';

/** A secret out of a mail: what has not its form was never sent. */
const token = z.string().max(200);

export const requestPasswordReset = endpoint({
  id: 'C117',
  method: 'POST',
  path: '/users/password/reset',
  summary: 'Mails a link to choose a new password; the answer and the work are the same for unknown addresses',
  body: z.strictObject({ email: registrationEmail }).meta({ examples: [{ email: 'visitante@example.com' }] }),
  response: outcome,
});
export const savePassword = endpoint({
  id: 'C118',
  method: 'POST',
  path: '/users/password/save',
  summary: 'Sets the password by the token of the mail, which counts once and for 30 minutes; ends all sessions',
  body: z
    .strictObject({ token, password, password_confirm: z.string().max(200) })
    .refine((form) => form.password === form.password_confirm, {
      path: ['password_confirm'],
      message: validationMessages.passwordConfirm,
    })
    .meta({ examples: [{ token: 'de-la-carta', password: 'una clave larga', password_confirm: 'una clave larga' }] }),
  response: z.object({ ok, reason: z.string().nullable() }),
});
export const requestEmailConfirmation = endpoint({
  id: 'C211',
  method: 'POST',
  path: '/users/email/confirmation',
  summary: 'Mails another link that confirms the address of the account; the page behind it asks once and does it',
  access: 'session',
  response: outcome,
});
