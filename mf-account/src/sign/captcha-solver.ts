import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { getCaptchaChallenge } from 'shared-contracts/api/captcha.ts';
import type { CallApi } from 'shared-contracts/remote/remote-context.ts';

/** A solved captcha and when it stops counting, milliseconds since the epoch. */
export interface SolvedCaptcha {
  readonly token: string;
  readonly expiresAt: number;
}

/** Asks for a challenge and does its work; nothing when it could not be solved. No test of memory or sight. */
export async function solveCaptcha(call: CallApi, signal: AbortSignal): Promise<SolvedCaptcha | undefined> {
  const challenge = await call(getCaptchaChallenge, {}, { signal });
  if (challenge.provider !== 'altcha') return undefined;
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort());
  const solution = await solveChallenge({ challenge: challenge as unknown as Challenge, deriveKey, controller });
  if (!solution) return undefined;
  const token = btoa(JSON.stringify({ challenge, solution }));
  return { token, expiresAt: challenge.parameters.expiresAt * 1000 };
}

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];
