import type { AltchaChallenge } from './altcha.ts';

/** What the browser is given: work of our own, or the key of a provider's widget. */
export type CaptchaChallenge = AltchaChallenge | WidgetChallenge;

export interface WidgetChallenge {
  readonly provider: 'hcaptcha' | 'recaptcha';
  readonly site_key: string;
}

export interface Captcha {
  challenge(): Promise<CaptchaChallenge>;
  /** Whether an answer of the browser is right, in time, and given for the first time. Never throws. */
  accepts(answer: string): Promise<boolean>;
}
