import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { preferences, profileForm } from '../people/profile.ts';
import { dataOf, ok } from './fields.ts';
import { signedInUser } from './users.ts';

export const saveProfile = endpoint({
  id: 'C115',
  method: 'POST',
  path: '/users/profile/save',
  summary: 'Changes the own account; absent fields stay, null empties them, a new password needs the current one',
  access: 'session',
  body: profileForm.meta({
    examples: [
      {
        first_name: 'Valentina',
        last_name: 'Rojas',
        phone: '+57 300 123 4567',
        home_city: 'Bogotá',
        home_country: 'CO',
        document: '1012345678',
        preferences: { currency: 'cop', ids_interest_price: [1], ids_interest_city: [1, 2] },
      },
    ],
  }),
  response: z.object({ ok, message: z.string(), user: signedInUser.nullable() }),
});
export const getProfile = endpoint({
  id: 'C210',
  method: 'GET',
  path: '/users/profile',
  summary: 'The own account as its form shows it, with the identity providers that are linked to it',
  access: 'session',
  response: dataOf(
    signedInUser.extend({
      home_city: z.string().nullable(),
      home_country: z.string().nullable(),
      document: z.string().nullable(),
      preferences,
      has_password: z.boolean(),
      is_email_verified: z.boolean(),
      providers: z.array(z.object({ provider: z.string(), email: z.string().nullable(), linked_at: z.string() })),
    }),
  ),
});
