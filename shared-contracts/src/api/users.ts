import { z } from 'zod';
import { agreement, emailAddress, phoneNumber } from './contact-shape.ts';
import { endpoint } from './endpoint.ts';
import { line, ok, userKey } from './fields.ts';

const required = 'El campo es obligatorio';
const password = z.string().min(8, 'Mínimo 8 caracteres').max(256);
const letters = /^[\p{L}\p{M}' ]+$/u;

/** Who is signed in. `roles` is comma separated; the session's value stays in its HttpOnly cookie. */
export const signedInUser = z.object({
  id: z.int(),
  name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  avatar: z.string().nullable(),
  roles: z.string(),
  session_id: z.object({ name: z.string() }),
  providerId: z.string().nullable(),
  /** Builders that this person may act for. */
  builders: z.array(z.object({ id: z.int(), name: z.string(), slug: z.string() })),
});
export type SignedInUser = z.output<typeof signedInUser>;

const signInAnswer = z.object({ ok, reason: z.string().nullable(), user: signedInUser.nullable() });

export const login = endpoint({
  id: 'C112',
  method: 'POST',
  path: '/users/login',
  summary: 'Signs in; one reason for every failure, so that nobody learns which address has an account',
  body: z.object({ email: emailAddress, password, user_key: userKey.default('') }),
  response: signInAnswer,
});
export const currentSession = endpoint({
  id: 'C113',
  method: 'POST',
  path: '/users/session',
  summary: 'Who is signed in; ok 0 and no user for a visitor',
  response: z.object({ ok, user: signedInUser.nullable() }),
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
  body: z
    .object({
      first_name: line(60).min(1, required).regex(letters, 'El nombre no es válido'),
      last_name: line(60).min(1, required).regex(letters, 'El apellido no es válido'),
      email: z.email('El email no es válido').max(254),
      phone: phoneNumber,
      password,
      password_confirm: z.string().max(256),
      gResponse: z.string().min(1, required).max(8000),
      agree_terms: agreement,
      user_key: userKey.default(''),
    })
    .refine((form) => form.password === form.password_confirm, {
      path: ['password_confirm'],
      error: 'Las contraseñas no coinciden',
    }),
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
  body: z.object({ agree_terms: agreement }),
  response: z.object({ ok, version: z.string() }),
});
export const acceptCookies = endpoint({
  id: 'C166',
  method: 'POST',
  path: '/cookies/accept',
  summary: 'Stores the choice of the cookie banner',
  body: z.object({ user_key: userKey.default(''), choice: z.enum(['all', 'necessary']).default('all') }),
  response: z.object({ ok }),
});
