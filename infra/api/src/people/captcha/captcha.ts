import type { Backend } from '../../engine/backend.ts';
import type { CaptchaChallenge } from '../../engine/third-parties/captcha/captcha.ts';

/** A new challenge for the browser. */
export function newChallenge({ parties }: Backend): Promise<CaptchaChallenge> {
  return parties.captcha.challenge();
}

/** Whether the browser's answer is right, in time, and given for the first time. */
export function acceptSolution({ parties }: Backend, answer: string): Promise<boolean> {
  return parties.captcha.accepts(answer);
}
