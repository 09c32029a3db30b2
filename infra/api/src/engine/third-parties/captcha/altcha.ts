import { createHash, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Database } from 'infra-db/tables.ts';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { spendAnswer } from './spent-answers.ts';

/** About a tenth of a second of work for an ordinary machine. */
const cost = 1000;
const counter = { min: 500, max: 1500 };
const lifetimeMs = 600_000;

export interface AltchaTools {
  readonly db: Kysely<Database>;
  readonly secret: string;
  now(): Date;
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
      data: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    }),
    signature: z.string().min(1).max(200),
  }),
  solution: z.looseObject({ counter: z.int(), derivedKey: z.string(), time: z.number().optional() }),
});

/** Work of a size and a purpose: what it is bound to is signed with it. */
interface Work {
  /** How many times the usual work it is. */
  readonly factor: number;
  readonly data: Readonly<Record<string, string | number>>;
}

/** Reads an answer of the proof-of-work widget; nothing where it is none. */
export function decodeAltcha(text: string): z.output<typeof payload> | undefined {
  try {
    return payload.parse(JSON.parse(Buffer.from(text, 'base64').toString('utf8')));
  } catch {
    return undefined;
  }
}

export type AltchaChallenge = Awaited<ReturnType<ReturnType<typeof altcha>['challenge']>>;

/** Proof of work that this server sets and checks itself: no third party, no test of sight or memory. */
export function altcha({ db, secret, now }: AltchaTools) {
  const secrets = {
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: createHash('sha256').update(`key:${secret}`).digest('hex'),
  };
  return {
    async challenge({ factor, data }: Partial<Work> = {}) {
      const { min, max } = counter;
      const { parameters, signature } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(min * (factor ?? 1), max * (factor ?? 1) + 1),
        ...(data ? { data } : {}),
        expiresAt: Math.floor((now().getTime() + lifetimeMs) / 1000),
        deriveKey,
        ...secrets,
      });
      return {
        provider: 'altcha' as const,
        parameters: { ...parameters, expiresAt: parameters.expiresAt ?? 0 },
        signature: signature ?? '',
      };
    },
    redeem,
    accepts: async (text: string): Promise<boolean> => (await redeem(text)) !== undefined,
  };

  /** What an answer is bound to, which is used up by it; nothing where it is not right, late, or was given before. */
  async function redeem(text: string): Promise<Partial<Work['data']> | undefined> {
    const answer = decodeAltcha(text);
    if (!answer) return undefined;
    const { expiresAt: seconds, data = {} } = answer.challenge.parameters;
    const expiresAt = new Date(seconds * 1000);
    if (expiresAt <= now()) return undefined;
    const { verified } = await verifySolution({ ...answer, deriveKey, ...secrets });
    return verified && (await spendAnswer(db, answer.challenge.signature, expiresAt)) ? data : undefined;
  }
}
