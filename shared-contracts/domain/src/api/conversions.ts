import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { email, phone } from '../fields/fields.ts';
import { conversionsPath } from './conversions-path.ts';
import { id, ok, userKey } from './fields.ts';

/** What advertising pixels call the events of the portal [B093]. */
export const conversionNames = ['AddToWishlist', 'Subscribe', 'Lead', 'CompleteRegistration', 'ViewContent'] as const;

/** Values that the networks' own scripts keep in cookies. */
const networkKey = z.string().regex(/^[\w.-]{1,200}$/);

export const sendConversion = endpoint({
  id: 'C165',
  method: 'POST',
  path: conversionsPath,
  summary: 'Tells advertising networks of a conversion: only with consent, people only as SHA-256',
  body: z
    .strictObject({
      /** The pixel in the browser sends the same one, so that both count once. */
      event_id: z.string().regex(/^[\w.-]{8,80}$/),
      event_name: z.enum(conversionNames),
      /** Page where it happened, without query. */
      path: z.string().regex(/^\/[^?#\s\p{Cc}]{0,299}$/u),
      email: email.optional(),
      phone: phone.optional(),
      /** Country of a number without its code (ISO); absent: the product's own. */
      phone_country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .optional(),
      plant_id: id.optional(),
      user_key: userKey.default(''),
      fbp: networkKey.optional(),
      fbc: networkKey.optional(),
      ga_client_id: networkKey.optional(),
    })
    .meta({
      examples: [
        {
          event_id: '5d2f0a52-7f0b-4a55-9a0e-0f2f3c6f1c11',
          event_name: 'Lead',
          path: '/proyecto/alameda-del-parque',
          email: 'ana@correo.co',
          phone: '+57 300 000 0001',
          plant_id: 12,
          user_key: 'c0a8012e-visitor',
        },
      ],
    }),
  response: z
    .object({
      ok,
      /** `consent`: the visitor has not agreed. `catalogue`: the home is no thing of the catalogue yet. */
      reason: z.enum(['consent', 'catalogue']).optional(),
    })
    .meta({ examples: [{ ok: 1 }, { ok: 0, reason: 'consent' }] }),
});
