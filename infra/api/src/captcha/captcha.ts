import { createHash, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Backend } from '../backend.ts';

/** About a tenth of a second of work for an ordinary machine. */
const cost = 1000;
const counter = { min: 500, max: 1500 };
const lifetimeMs = 600_000;

function secretsOf({ config }: Backend) {
  const hmacKeySignatureSecret = createHash('sha256').update(`key:${config.captchaSecret}`).digest('hex');
  return { hmacSignatureSecret: config.captchaSecret, hmacKeySignatureSecret };
}

/** A new challenge for the widget. */
export async function newChallenge(backend: Backend) {
  const { parameters, signature } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(counter.min, counter.max + 1),
    expiresAt: Math.floor((backend.now().getTime() + lifetimeMs) / 1000),
    deriveKey,
    ...secretsOf(backend),
  });
  return { parameters: { ...parameters, expiresAt: parameters.expiresAt ?? 0 }, signature: signature ?? '' };
}

const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.int().max(cost),
      keyLength: z.int().max(64),
      keyPrefix: z.string(),
      keySignature: z.string().optional(),
      expiresAt: z.int(),
    }),
    signature: z.string().min(1).max(200),
  }),
  solution: z.looseObject({ counter: z.int(), derivedKey: z.string(), time: z.number().optional() }),
});

function decode(text: string): z.output<typeof payload> | undefined {
  try {
    return payload.parse(JSON.parse(Buffer.from(text, 'base64').toString('utf8')));
  } catch {
    return undefined;
  }
}

/** Whether the widget's answer solves one of our challenges, in time and for the first time. */
export async function acceptSolution(backend: Backend, text: string): Promise<boolean> {
  const answer = decode(text);
  if (!answer || answer.challenge.parameters.expiresAt * 1000 <= backend.now().getTime()) return false;
  const { verified } = await verifySolution({ ...answer, deriveKey, ...secretsOf(backend) });
  return verified && (await spend(backend, answer.challenge.signature, answer.challenge.parameters.expiresAt));
}

/** A solution verifies for ever on its own; the table makes it count once. */
async function spend({ db }: Backend, signature: string, expiresAt: number): Promise<boolean> {
  const spent = await db
    .insertInto('captcha_signature')
    .values({ signature, expires_at: new Date(expiresAt * 1000) })
    .onConflict((conflict) => conflict.column('signature').doNothing())
    .executeTakeFirst();
  return spent.numInsertedOrUpdatedRows === 1n;
}
