import { getCaptchaChallenge } from '@umbral/domain/api/captcha.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { EndpointOutput } from '@umbral/protocol/calls/endpoint.ts';

export type CaptchaChallenge = EndpointOutput<typeof getCaptchaChallenge>;
/** Proof of work of our own. */
export type WorkChallenge = Extract<CaptchaChallenge, { provider: 'altcha' }>;
/** The key of a provider's widget. */
export type WidgetChallenge = Exclude<CaptchaChallenge, WorkChallenge>;

/** Asks which captcha to show now [C201]: ours as well while the configured provider is down. */
export function askChallenge(call: CallApi, signal: AbortSignal): Promise<CaptchaChallenge> {
  return call(getCaptchaChallenge, {}, { signal });
}
