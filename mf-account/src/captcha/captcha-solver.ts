import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { WorkChallenge } from './captcha-challenge.ts';

/** A solved captcha and when it stops counting, milliseconds since the epoch. */
export interface SolvedCaptcha {
  readonly token: string;
  readonly expiresAt: number;
}

/** Does a challenge's work; nothing when it could not be solved. No test of memory or sight. */
export async function solveCaptcha(challenge: WorkChallenge, signal: AbortSignal): Promise<SolvedCaptcha | undefined> {
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort());
  const solution = await solveChallenge({ challenge: challenge as unknown as Challenge, deriveKey, controller });
  if (!solution) return undefined;
  const token = btoa(JSON.stringify({ challenge, solution }));
  return { token, expiresAt: challenge.parameters.expiresAt * 1000 };
}

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];
