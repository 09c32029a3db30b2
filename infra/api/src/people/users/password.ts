import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createGate, GateFull } from '../../engine/gate.ts';
import { Refusal } from '../../engine/replies/refusal.ts';

/** First recommendation of OWASP for argon2id: 19 MiB, two passes, one lane. */
const argon2id = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Half of the cores: a flood of tries leaves the others to pages and calls. */
const gate = createGate(Math.max(1, Math.floor(availableParallelism() / 2)), 200);
const patienceMs = 8000;

/** Throws `unavailable` where too many of the same sender wait, or one waits too long. */
function inTurn<Result>(who: string, work: () => Promise<Result>): Promise<Result> {
  return gate.run({ who, weight: 1, patienceMs }, work).catch((error: unknown) => {
    throw error instanceof GateFull ? new Refusal('unavailable') : error;
  });
}

/** The same password typed on two keyboards may differ in its bytes; this form does not. */
function toBytes(password: string): string {
  return password.normalize('NFKC');
}

/** PHC string of a password, when it is the turn of `who`: those who have least before them go first. */
export function hashPassword(password: string, who: string): Promise<string> {
  return inTurn(who, () => hash(toBytes(password), argon2id));
}

let decoy: Promise<string> | undefined;

/** Whether a password fits, when it is the turn of `who`; without a stored hash it takes as long and fits never. */
export async function fitsPassword(stored: string | undefined, password: string, who: string): Promise<boolean> {
  decoy ??= hash(toBytes('a password that nobody has'), argon2id);
  const known = stored ?? (await decoy);
  const fits = await inTurn(who, () => verify(known, toBytes(password)));
  return stored !== undefined && fits;
}
