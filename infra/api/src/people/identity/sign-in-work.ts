import type { Backend } from '../../engine/backend.ts';
import { type AltchaChallenge, altcha } from '../../engine/third-parties/captcha/altcha.ts';

/** Each step is twice the work of the one before; the last is some seconds of an ordinary machine. */
export const lastStep = 5;

/**
 * Proof of work always, whatever captcha the portal shows elsewhere: a provider's widget cannot be made harder with
 * each wrong try, and no third party learns of sign-ins. A secret of its own, so that no other answer counts here.
 */
function workOf({ db, config, now }: Backend) {
  return altcha({ db, now, secret: `sign-in:${config.captchaSecret}` });
}

/** Work for one more try at an account; `account` is its key in the counts, which names nobody. */
export function setWork(backend: Backend, account: string, step: number): Promise<AltchaChallenge> {
  return workOf(backend).challenge({ factor: 2 ** (step - 1), data: { account, step } });
}

/** The step of the work that was done for an account, which is used up by it; 0 where none was. */
export async function doneStep(backend: Backend, account: string, proof: string): Promise<number> {
  if (proof === '') return 0;
  const done = await workOf(backend).redeem(proof);
  return done?.account === account && typeof done.step === 'number' ? done.step : 0;
}
