import { z } from 'zod';
import { partyUrl } from '../guard/party-url.ts';
import { optionalSetting } from '../optional-setting.ts';
import type { WidgetChallenge } from './captcha.ts';

export interface CaptchaProviderSettings {
  readonly provider: WidgetChallenge['provider'];
  readonly siteKey: string;
  readonly secret: string;
  readonly verifyUrl: string;
}

const verifyUrls = {
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
} as const;

/** `CAPTCHA_PROVIDER` chooses: `altcha`, which needs nobody, or a provider with its two keys. */
export const captchaSettings = z
  .object({
    CAPTCHA_PROVIDER: z.enum(['altcha', 'hcaptcha', 'recaptcha']).default('altcha'),
    CAPTCHA_SITE_KEY: optionalSetting(z.string()),
    CAPTCHA_PROVIDER_SECRET: optionalSetting(z.string()),
    CAPTCHA_VERIFY_URL: optionalSetting(partyUrl),
  })
  .transform((e, context): CaptchaProviderSettings | undefined => {
    const { CAPTCHA_PROVIDER: provider, CAPTCHA_SITE_KEY: siteKey, CAPTCHA_PROVIDER_SECRET: secret } = e;
    if (provider === 'altcha') return undefined;
    if (siteKey && secret)
      return { provider, siteKey, secret, verifyUrl: e.CAPTCHA_VERIFY_URL ?? verifyUrls[provider] };
    const message = `${provider} needs CAPTCHA_SITE_KEY and CAPTCHA_PROVIDER_SECRET`;
    context.addIssue({ code: 'custom', path: ['CAPTCHA_PROVIDER'], message });
    return z.NEVER;
  });
