import { hash, verify } from '@node-rs/argon2';

/** First recommendation of OWASP for argon2id: 19 MiB, two passes, one lane. */
const argon2id = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The same password typed on two keyboards may differ in its bytes; this form does not. */
function toBytes(password: string): string {
  return password.normalize('NFKC');
}

/** PHC string of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(toBytes(password), argon2id);
}

let decoy: Promise<string> | undefined;

/** Whether a password fits; without a stored hash it takes as long and fits never. */
export async function fitsPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('a password that nobody has');
  const fits = await verify(stored ?? (await decoy), toBytes(password));
  return stored !== undefined && fits;
}
