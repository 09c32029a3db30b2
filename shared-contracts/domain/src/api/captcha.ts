import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';

/** Proof of work (ALTCHA v2), which the widget takes as it is. */
export const workChallenge = z.object({
  provider: z.literal('altcha'),
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    expiresAt: z.int(),
  }),
  signature: z.string(),
});

/** Proof of work, or the key of a provider's widget. */
export const captchaChallenge = z.discriminatedUnion('provider', [
  workChallenge,
  z.object({ provider: z.enum(['hcaptcha', 'recaptcha']), site_key: z.string() }),
]);

/** Which captcha to show. No row of the specification. */
export const getCaptchaChallenge = endpoint({
  id: 'C201',
  method: 'GET',
  path: '/captcha/challenge',
  summary: 'A new challenge; its answer is accepted once, until it expires',
  response: captchaChallenge.meta({
    examples: [{ provider: 'hcaptcha', site_key: '10000000-ffff-ffff-ffff-000000000001' }],
  }),
});
