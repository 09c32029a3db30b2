/** Whose captcha the registration form shows; `altcha` is our own and asks nobody. */
export type CaptchaProvider = 'altcha' | 'hcaptcha' | 'recaptcha';

interface CaptchaSources {
  readonly script: string;
  readonly style: string;
  readonly frame: string;
  readonly connect: string;
  /** What is left of Trusted Types beside the provider's scripts. */
  readonly trustedTypes: readonly string[];
}

const hcaptcha = 'https://hcaptcha.com https://*.hcaptcha.com';

/**
 * What a document with a provider's widget must let in, as the provider documents it; nothing for our own captcha.
 * reCAPTCHA makes Trusted Types of its own (`trustedtypes=true`), under names that nobody promises; hCaptcha does not
 * speak them at all, so they cannot be required beside it.
 * @see https://docs.hcaptcha.com/#content-security-policy-settings
 * @see https://developers.google.com/recaptcha/docs/faq
 */
export function captchaSources(provider: CaptchaProvider): CaptchaSources | undefined {
  if (provider === 'hcaptcha') {
    return { script: hcaptcha, style: hcaptcha, frame: hcaptcha, connect: hcaptcha, trustedTypes: [] };
  }
  if (provider === 'recaptcha') {
    return {
      script: 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
      style: '',
      frame: 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
      connect: '',
      trustedTypes: ["require-trusted-types-for 'script'"],
    };
  }
  return undefined;
}
