import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { isoMoment } from '../vocabulary/identifier.ts';
import { line, ok, outcome } from './fields.ts';
import { ownPasskey, passkeyExample, shownPasskey } from './passkeys.ts';
import { signInAnswer } from './users.ts';

/** Six digits of an application or a mail, or a code of twelve characters; spaces and hyphens are nobody's mistake. */
const code = line(40).min(6, 'Escribe el código completo');
const recoveryCodes = z.array(z.string());

export const finishSignIn = endpoint({
  id: 'C252',
  method: 'POST',
  path: '/users/login/step',
  summary:
    'Ends the sign-in that C112 or C119 left at its second step, by a code of the application, of paper, of the mail, or ' +
    'of the command of the installation. After five wrong ones it begins anew: second_step is null then',
  body: z.strictObject({ code }).meta({ examples: [{ code: '123456' }] }),
  response: signInAnswer,
});
export const mailSignInCode = endpoint({
  id: 'C253',
  method: 'POST',
  path: '/users/login/step/mail',
  summary: 'Sends a code to the address of the account whose second step is pending, where it has no other way',
  response: outcome,
});

/** How a person can prove again who is there. */
export const proofWays = ['passkey', 'code', 'password'] as const;
export type ProofWay = (typeof proofWays)[number];

export const getFactors = endpoint({
  id: 'C254',
  method: 'GET',
  path: '/users/second-factor',
  summary: 'The own passkeys and second factors, and whether this session is proven by one',
  access: 'session',
  response: z.object({
    data: z.object({
      passkeys: z.array(ownPasskey),
      /** Since when a code is asked after the password. */
      totp_since: isoMoment.nullable(),
      recovery_codes_left: z.int(),
      /** The account has roles of staff: they need a second factor. */
      is_required: z.boolean(),
      /** This session is proven by a second factor, so that the roles of staff count. */
      is_strong: z.boolean(),
      proof_ways: z.array(z.enum(proofWays)),
    }),
  }),
});
export type Factors = z.output<typeof getFactors.response>['data'];

export const proveAgain = endpoint({
  id: 'C255',
  method: 'POST',
  path: '/users/proof',
  summary: 'Proves again who uses the session, by the password, a code or a passkey: good for 15 minutes',
  access: 'session',
  body: z
    .union([
      z.strictObject({ password: z.string().min(1).max(200) }),
      z.strictObject({ code }),
      z.strictObject({ passkey: shownPasskey }),
    ])
    .meta({ examples: [{ password: 'Umbral-2026' }, { code: '123456' }, { passkey: passkeyExample }] }),
  response: signInAnswer,
});

export const startTotp = endpoint({
  id: 'C262',
  method: 'POST',
  path: '/users/totp/start',
  summary: 'A new secret for an application of codes, as address, picture and text; counts once C263 has seen a code',
  access: 'session',
  response: z.object({ ok, reason: z.string().nullable(), uri: z.string(), secret: z.string(), qr: z.string() }),
});
export const confirmTotp = endpoint({
  id: 'C263',
  method: 'POST',
  path: '/users/totp/confirm',
  summary: 'Switches the second step on by a first code; gives the recovery codes, this once',
  access: 'session',
  body: z.strictObject({ code }).meta({ examples: [{ code: '123456' }] }),
  response: signInAnswer.extend({ recovery_codes: recoveryCodes }),
});
export const renewRecoveryCodes = endpoint({
  id: 'C264',
  method: 'POST',
  path: '/users/recovery-codes',
  summary: 'Ten new recovery codes, this once; the former ones are worth nothing',
  access: 'session',
  response: z.object({ ok, reason: z.string().nullable(), recovery_codes: recoveryCodes }),
});
export const endTotp = endpoint({
  id: 'C265',
  method: 'POST',
  path: '/users/totp/end',
  summary: 'Switches the second step off by password and code; staff keeps at least one factor',
  access: 'session',
  body: z
    .strictObject({ password: z.string().max(200).default(''), code })
    .meta({ examples: [{ password: 'Umbral-2026', code: '123456' }] }),
  response: outcome,
});
