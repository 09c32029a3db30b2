import type { Logger } from 'pino';
import type { KeyRing } from '../../registry/key-ring.ts';
import type { KeptCompositions, LastGood } from './last-good.ts';
import { faultOfLock } from './verify-lock.ts';

/** What ran last, as far as it is of this environment and signed by keys that are trusted now; nothing where the file is absent, torn or changed. */
export async function readKept(
  lastGood: LastGood,
  { keyRing, environment }: { readonly keyRing: KeyRing; readonly environment: string },
  log: Logger,
): Promise<KeptCompositions | undefined> {
  const kept = await lastGood.read().catch((error: Error) => {
    log.error({ err: error }, 'the kept composition cannot be read: waiting for the registry');
    return undefined;
  });
  if (!kept) return undefined;
  keyRing.revoke(kept.revoked);
  const trust = { keys: keyRing.keys(), known: 0, environment };
  const reason = await faultOfLock(kept.newest, trust);
  if (reason !== undefined) {
    log.error({ reason }, 'the kept composition is not used');
    return undefined;
  }
  const isWholeGood = kept.whole !== undefined && (await faultOfLock(kept.whole, trust)) === undefined;
  return { ...kept, whole: isWholeGood ? kept.whole : undefined };
}
