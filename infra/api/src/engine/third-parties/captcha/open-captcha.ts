import { altcha } from './altcha.ts';
import type { Captcha } from './captcha.ts';
import type { CaptchaProviderSettings } from './captcha-settings.ts';
import { widgetCaptcha } from './widget-captcha.ts';

type Tools = Parameters<typeof widgetCaptcha>[1];

/** The configured captcha; our own proof of work where none is. */
export function openCaptcha(settings: CaptchaProviderSettings | undefined, tools: Tools): Captcha {
  return settings ? widgetCaptcha(settings, tools) : altcha(tools);
}
