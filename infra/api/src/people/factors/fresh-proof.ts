import type { Backend } from '../../engine/backend.ts';
import { Refusal } from '../../engine/replies/refusal.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import { factorsOf, hasFactor } from './factor-queries.ts';

/** How long a proof is good for what is dangerous in the wrong hands. */
const freshMs = 15 * 60_000;

async function isFresh({ db, now }: Backend, { sessionId }: SignedIn, proof: 'strong_at' | 'confirmed_at') {
  const session = await db
    .selectFrom('session')
    .where('id', '=', sessionId)
    .select(['strong_at', 'confirmed_at'])
    .executeTakeFirst();
  const moment = session?.[proof];
  return moment !== undefined && moment !== null && now().getTime() - moment.getTime() < freshMs;
}

/** Whether a second factor has proven the session a short while ago. */
export function isFreshlyStrong(backend: Backend, session: SignedIn): Promise<boolean> {
  return isFresh(backend, session, 'strong_at');
}

/** Refuses unless the session was proven by a second factor a short while ago: changes of other people's accounts. */
export async function requireFreshStrength(backend: Backend, session: SignedIn): Promise<void> {
  if (!(await isFresh(backend, session, 'strong_at'))) throw new Refusal('second-factor-needed');
}

/** Refuses unless the person has shown a short while ago who it is, by a factor where there is one: changes of one's own. */
export async function requireFreshProof(backend: Backend, session: SignedIn): Promise<void> {
  const needsFactor = hasFactor(await factorsOf(backend.db, session.userId));
  const isProven = await isFresh(backend, session, needsFactor ? 'strong_at' : 'confirmed_at');
  if (!isProven) throw new Refusal('second-factor-needed');
}
