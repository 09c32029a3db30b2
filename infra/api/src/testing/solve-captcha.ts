import type { workChallenge } from '@umbral/domain/api/captcha.ts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { z } from 'zod';
import type { Backend } from '../engine/backend.ts';
import { newChallenge } from '../people/captcha/captcha.ts';

/** Solves a new challenge as the widget does and gives its answer. */
export async function solveCaptcha(backend: Backend): Promise<string> {
  const challenge = await newChallenge(backend);
  if (challenge.provider !== 'altcha') throw new Error(`nobody can solve ${challenge.provider} in a test`);
  return solveWork(challenge);
}

/** Does the work of a challenge and gives its answer. */
export async function solveWork(challenge: z.output<typeof workChallenge>): Promise<string> {
  const solution = await solveChallenge({ challenge: challenge as unknown as Challenge, deriveKey });
  if (!solution) throw new Error('the challenge was not solved in time');
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];
