import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Backend } from '../engine/backend.ts';
import { newChallenge } from '../people/captcha/captcha.ts';

/** Solves a new challenge as the widget does and gives its answer. */
export async function solveCaptcha(backend: Backend): Promise<string> {
  const challenge = await newChallenge(backend);
  if (challenge.provider !== 'altcha') throw new Error(`nobody can solve ${challenge.provider} in a test`);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('the challenge was not solved in time');
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
