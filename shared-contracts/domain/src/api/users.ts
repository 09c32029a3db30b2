import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { validationMessages } from '../fields/validation.ts';
import { image } from '../media/image.ts';
import { credentials, registration } from '../people/registration.ts';
import { user } from '../people/user.ts';
import { workChallenge } from './captcha.ts';
import { ok, userKey } from './fields.ts';

const agreeTerms = z.literal('S', validationMessages.terms);

/** Who is signed in, with the builders that this person may act for. The session's value stays in its HttpOnly cookie. */
export const signedInUser = user.extend({
  builders: z.array(z.object({ id: z.int(), name: z.string(), slug: z.string(), logo: image.nullable() })),
});
export type SignedInUser = z.output<typeof signedInUser>;

/** How the second step of a sign-in can be done: `code` is of an application or of paper, `mail` sends one. */
export const secondStepWays = ['passkey', 'code', 'mail'] as const;
export const secondStep = z.object({ ways: z.array(z.enum(secondStepWays)) });
export type SecondStep = z.output<typeof secondStep>;

/** `second_step`: the password was right, and something else is to be proven before anybody is signed in. */
export const signInAnswer = z.object({
  ok,
  reason: z.string().nullable(),
  user: signedInUser.nullable(),
  second_step: secondStep.nullable().default(null),
  /** Roles of staff rest until a second factor is set up. */
  needs_second_factor: z.boolean().default(false),
  /** The password was not looked at: this is to be solved first, and sent with it as `proof`. */
  work: workChallenge.nullable().default(null),
});

/** The answer to `work`, in base64 as the widget of ALTCHA gives it. */
export const workProof = z.string().max(4000).default('');

export const login = endpoint({
  id: 'C112',
  method: 'POST',
  path: '/users/login',
  summary:
    'Signs in, or says which second step is to follow; one reason for every failure, so that nobody learns which ' +
    'address has an account. After many tries of browsers that the account does not know each costs work',
  body: z
    .strictObject({ ...credentials.shape, user_key: userKey.default(''), proof: workProof })
    .meta({ examples: [{ email: 'visitante@example.com', password: 'Umbral-2026', user_key: '' }] }),
  response: signInAnswer,
});
export const currentSession = endpoint({
  id: 'C113',
  method: 'POST',
  path: '/users/session',
  summary:
    'Who is signed in; ok 0 and no user for a visitor. Roles of staff are missing, and needs_second_factor says so, ' +
    'where the session is not proven by a second factor',
  response: z.object({
    ok,
    user: signedInUser.nullable(),
    needs_second_factor: z.boolean().default(false),
    /** Said of staff whose second factor is of the last quarter of an hour. */
    is_freshly_proven: z.boolean().optional(),
  }),
});
export const logout = endpoint({
  id: 'C114',
  method: 'POST',
  path: '/users/logout',
  summary: 'Ends the session and clears its cookies',
  response: z.object({ ok }),
});
export const register = endpoint({
  id: 'C116',
  method: 'POST',
  path: '/users/registrar',
  summary: 'Creates an account and signs in; gResponse is the solved captcha',
  body: registration.safeExtend({ agree_terms: agreeTerms }).strict(),
  response: z.object({ ok, error: z.string().nullable(), user: signedInUser.nullable() }),
});
export const checkTerms = endpoint({
  id: 'C125',
  method: 'POST',
  path: '/users/accept-terms-and-conditions',
  summary: 'Whether the signed-in person has accepted the terms in force',
  access: 'session',
  response: z.object({ ok, version: z.string() }),
});
export const acceptTerms = endpoint({
  id: 'C126',
  method: 'POST',
  path: '/users/accept-terms-and-conditions/save',
  summary: 'Stores that the signed-in person accepts the terms in force',
  access: 'session',
  body: z.strictObject({ agree_terms: agreeTerms }).meta({ examples: [{ agree_terms: 'S' }] }),
  response: z.object({ ok, version: z.string() }),
});
export const acceptCookies = endpoint({
  id: 'C166',
  method: 'POST',
  path: '/cookies/accept',
  summary: 'Stores the choice of the cookie banner',
  body: z
    .strictObject({ user_key: userKey.default(''), choice: z.enum(['all', 'necessary']).default('all') })
    .meta({ examples: [{ user_key: '', choice: 'necessary' }] }),
  response: z.object({ ok }),
});
