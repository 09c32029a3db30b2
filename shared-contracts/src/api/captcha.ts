import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Proof-of-work captcha (ALTCHA v2): the widget takes the answer as it is. No row of the specification. */
export const getCaptchaChallenge = endpoint({
  id: 'C201',
  method: 'GET',
  path: '/captcha/challenge',
  summary: 'A new challenge; its solution is accepted once, until it expires',
  response: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.int(),
      expiresAt: z.int(),
    }),
    signature: z.string(),
  }),
});
