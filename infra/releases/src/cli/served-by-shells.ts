import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { RegistryClient } from '../client/registry-client.ts';

const shellsSchema = z.object({
  shells: z.array(
    z.object({
      shell: z.string(),
      lastSeen: z.string(),
      seq: z.number().nullable(),
      refused: z.array(z.object({ remote: z.string(), version: z.string(), reason: z.string() })),
      fault: z.string().nullable(),
      isAlive: z.boolean(),
      region: z.string().nullable().default(null),
      /** Seconds since there is a composition that it has not carried out. */
      lagSeconds: z.number().default(0),
    }),
  ),
});
export type ToldShell = z.output<typeof shellsSchema>['shells'][number];

/** What every shell last said of itself. */
export async function readShells(client: RegistryClient): Promise<readonly ToldShell[]> {
  return (await client.get('/shells', shellsSchema)).shells;
}

/** A composition and the version in it that somebody waits for. */
export interface Awaited {
  readonly seq: number;
  readonly remote: string;
  readonly version: string;
}

/** How far a composition has come. */
export interface Served {
  /** Shells that live and have it. */
  readonly serving: number;
  readonly alive: number;
  /** Shells that keep another version, with their reasons. */
  readonly refusing: readonly { readonly shell: string; readonly reason: string }[];
  /** Shells that live but do not follow, with what they say. */
  readonly behind: readonly { readonly shell: string; readonly fault: string }[];
}

const pollMs = 100;
/** How long one that just starts may take to be seen at all: an environment may have no shell yet. */
const absentMs = 2000;

/**
 * Waits until every living shell has a composition, or refuses the version in it; a shell that is dead holds up nobody,
 * nor does one that nobody has started.
 */
export async function waitUntilServed(
  client: RegistryClient,
  awaited: Awaited,
  { timeoutMs, signal }: { readonly timeoutMs: number; readonly signal: AbortSignal },
): Promise<Served> {
  const began = performance.now();
  for (;;) {
    const served = servedBy(await readShells(client), awaited);
    const waitedMs = performance.now() - began;
    const isDone = served.behind.length === 0 && (served.alive > 0 || waitedMs > absentMs);
    if (isDone || waitedMs > timeoutMs || signal.aborted) return served;
    await delay(pollMs, undefined, { signal }).catch(() => undefined);
  }
}

/** What shells say of a composition. */
export function servedBy(shells: readonly ToldShell[], { seq, remote, version }: Awaited): Served {
  const alive = shells.filter(({ isAlive }) => isAlive);
  const [there, behind] = [alive.filter((one) => (one.seq ?? 0) >= seq), alive.filter((one) => (one.seq ?? 0) < seq)];
  const refusing = there.flatMap(({ shell, refused }) => {
    const own = refused.find((one) => one.remote === remote && one.version === version);
    return own ? [{ shell, reason: own.reason }] : [];
  });
  return {
    serving: there.length - refusing.length,
    alive: alive.length,
    refusing,
    behind: behind.map(({ shell, fault }) => ({ shell, fault: fault ?? 'has not taken it yet' })),
  };
}
