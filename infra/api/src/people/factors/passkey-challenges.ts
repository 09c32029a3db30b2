import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { hashToken, isToken, newToken } from '../../engine/tokens/opaque-token.ts';

const cookieName = 'PasskeyBrowser';
/** How long a browser may take to ask its person. */
export const challengeMs = 5 * 60_000;

type Purpose = 'create' | 'show';

/** Who may answer a challenge: the session that asked for it, or, where nobody is signed in, the browser. */
function ownerOf({ signedIn, cookies }: FastifyRequest): Buffer | undefined {
  if (signedIn) return hashToken(`session:${signedIn.sessionId}`);
  const secret = cookies[cookieName];
  return secret && isToken(secret) ? hashToken(secret) : undefined;
}

/** Makes sure that the browser can be recognised when it answers. */
function keepOwner({ config }: Backend, request: FastifyRequest, reply: FastifyReply): Buffer {
  const known = ownerOf(request);
  if (known) return known;
  const secret = newToken();
  const secure = config.origin.startsWith('https:');
  const maxAge = challengeMs / 1000;
  reply.setCookie(cookieName, secret, { path: '/api/users', httpOnly: true, sameSite: 'strict', secure, maxAge });
  return hashToken(secret);
}

/** Keeps that a challenge was given to this browser. */
export async function storeChallenge(
  backend: Backend,
  { challenge, purpose }: { readonly challenge: string; readonly purpose: Purpose },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  await backend.db
    .insertInto('passkey_challenge')
    .values({
      challenge_hash: hashToken(challenge),
      owner_hash: keepOwner(backend, request, reply),
      purpose,
      expires_at: new Date(backend.now().getTime() + challengeMs),
    })
    .execute();
}

/** Says of a challenge whether this browser got it for this purpose and has not answered it yet; that uses it up. */
export function challengeTaker(
  { db, now }: Backend,
  purpose: Purpose,
  request: FastifyRequest,
): (challenge: string) => Promise<boolean> {
  return async (challenge) => {
    const owner = ownerOf(request);
    if (!owner) return false;
    const taken = await db
      .deleteFrom('passkey_challenge')
      .where('challenge_hash', '=', hashToken(challenge))
      .where('owner_hash', '=', owner)
      .where('purpose', '=', purpose)
      .where('expires_at', '>', now())
      .executeTakeFirst();
    return taken.numDeletedRows > 0n;
  };
}
