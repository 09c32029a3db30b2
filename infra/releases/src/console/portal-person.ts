import { z } from 'zod';
import { RegistryRefusal } from '../registry/registry-refusal.ts';

/** The role whose people may see the console and act in it. */
const platformRole = 'platform';
const answerMs = 5000;
const answer = z.object({
  user: z.object({ id: z.number().int().positive(), roles: z.string() }).nullable(),
  is_freshly_proven: z.boolean().default(false),
});

/** Somebody whom the portal gave the role. */
export interface PlatformPerson {
  readonly id: number;
  /** A second factor has proven the session in the last minutes. */
  readonly isFreshlyProven: boolean;
}

/** The person whose session of the portal a request carries, if the portal gave them the role; nobody else gets in. */
export async function platformPerson(apiUrl: string | undefined, cookies: string | undefined): Promise<PlatformPerson> {
  const [session] = /(?:^|;\s*)((?:__Host-)?SessionId=[^;\s]+)/.exec(cookies ?? '')?.slice(1) ?? [];
  if (!apiUrl || !session) throw new RegistryRefusal('not-authenticated', 'Nobody is signed in at the portal.');
  const { user, is_freshly_proven: isFreshlyProven } = await askPortal(apiUrl, session);
  if (!user) throw new RegistryRefusal('not-authenticated', 'Nobody is signed in at the portal.');
  if (!user.roles.split(',').includes(platformRole)) {
    throw new RegistryRefusal('not-allowed', `This account does not have the role ${platformRole}.`);
  }
  return { id: user.id, isFreshlyProven };
}

async function askPortal(apiUrl: string, cookie: string): Promise<z.output<typeof answer>> {
  try {
    const response = await fetch(`${apiUrl}/api/users/session`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(answerMs),
    });
    return answer.parse(await response.json());
  } catch {
    throw new RegistryRefusal('unavailable', 'The portal cannot say who is signed in. Use a token.');
  }
}
