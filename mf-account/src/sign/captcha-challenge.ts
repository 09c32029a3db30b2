import { getCaptchaChallenge } from 'shared-contracts/api/captcha.ts';
import type { EndpointOutput } from 'shared-contracts/api/endpoint.ts';
import type { CallApi } from 'shared-contracts/remote/remote-context.ts';

export type CaptchaChallenge = EndpointOutput<typeof getCaptchaChallenge>;
/** Proof of work of our own. */
export type WorkChallenge = Extract<CaptchaChallenge, { provider: 'altcha' }>;
/** The key of a provider's widget. */
export type WidgetChallenge = Exclude<CaptchaChallenge, WorkChallenge>;

/** Asks which captcha to show now [C201]: ours as well while the configured provider is down. */
export function askChallenge(call: CallApi, signal: AbortSignal): Promise<CaptchaChallenge> {
  return call(getCaptchaChallenge, {}, { signal });
}
