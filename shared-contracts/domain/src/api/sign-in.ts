import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { registrationEmail } from '../fields/fields.ts';
import { listOf, ok, userKey } from './fields.ts';
import { signInAnswer, workProof } from './users.ts';

const providerKey = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/);
const providerParams = z.object({ provider: providerKey });

/**
 * Signing in at an identity provider [B073]. The browser goes to `start`, from there to the provider, and comes back
 * to `callback`, which sends it to the login page with `#social={token}`, or with `#social-error=` and one of
 * `socialErrors`. The page then changes the token for a session.
 */
export const socialErrors = ['denied', 'expired', 'unavailable', 'failed'] as const;
export type SocialError = (typeof socialErrors)[number];

export const listSocialProviders = endpoint({
  id: 'C216',
  method: 'GET',
  path: '/users/social/providers',
  summary: 'Identity providers that this portal offers; an empty list where none is configured',
  response: listOf(z.object({ key: z.string(), label: z.string(), start: z.string() })),
});
export const startSocialLogin = endpoint({
  id: 'C217',
  method: 'GET',
  path: '/users/social/{provider}/start',
  summary: 'A redirection to the provider; `return` is the path of this portal to come back to in the end',
  params: providerParams,
  query: z.strictObject({ return: z.string().max(2000).optional() }),
  response: z.unknown(),
});
export const finishSocialLogin = endpoint({
  id: 'C218',
  method: 'GET',
  path: '/users/social/{provider}/callback',
  summary: 'Where the provider sends the browser back; a redirection to the login page with a token or an error',
  params: providerParams,
  // What a provider adds is its own choice; `state` alone decides what the request is.
  query: z.looseObject({ state: z.string().max(500).default('') }),
  response: z.unknown(),
});

/** What a person whose address has an account already is told [M069, M070]. */
const existingAccount = z.object({
  email: z.string(),
  has_password: z.boolean(),
  /** Whether the password of the account links the provider's account to it; otherwise it only signs in. */
  can_link: z.boolean(),
  /** Labels of the providers that the account is linked to. */
  providers: z.array(z.string()),
});

export const socialLogin = endpoint({
  id: 'C119',
  method: 'POST',
  path: '/users/social/login',
  summary:
    'Changes the token of the callback for a session, once, in the browser that started. Where the address has an ' +
    'account that is not linked yet, `existing` says so, and the same token with the password of the account links it',
  body: z
    .strictObject({
      email: registrationEmail.or(z.literal('')).default(''),
      token: z.string().max(200),
      user_key: userKey.default(''),
      password: z.string().max(200).optional(),
      proof: workProof,
    })
    .meta({ examples: [{ email: '', token: 'del-regreso', user_key: '' }] }),
  response: signInAnswer.extend({
    existing: existingAccount.nullable(),
    /** The account was made by this call. */
    is_new: z.boolean(),
  }),
});

/** No row of the specification: what was linked can be taken back. */
export const unlinkProvider = endpoint({
  id: 'C228',
  method: 'POST',
  path: '/users/social/unlink',
  summary: 'Ends the link of the own account with an identity provider; refused for the last way in',
  access: 'session',
  body: z.strictObject({ provider: providerKey }).meta({ examples: [{ provider: 'google' }] }),
  response: z.object({ ok, reason: z.string().nullable() }),
});
