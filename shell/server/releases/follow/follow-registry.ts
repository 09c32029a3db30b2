import { setTimeout } from 'node:timers/promises';
import type { SignedLock } from '@umbral/protocol/composition/composition-lock.ts';
import { RegistryAway, type RegistryClient } from '../../registry/registry-client.ts';

export interface FollowOptions {
  readonly client: RegistryClient;
  /** Number of the newest composition that was taken. */
  newest(): number;
  /** Takes a composition; gives one sentence where it may not run here. */
  take(signed: SignedLock): Promise<string | undefined>;
  /** The registry names these keys as revoked. */
  onRevoked(keyIds: readonly string[]): void;
  /** Why the registry is not followed now; nothing once it is again. */
  onFault(fault: string | undefined): void;
}

/** Also how soon a line that swallows everything is noticed: it has no other way to say that it is cut. */
const waitSeconds = 10;
const firstPauseMs = 200;
const longestPauseMs = 5000;

/** Asks for the next composition until it is told to stop: each answer waits for news, a failure for a moment. */
export function followRegistry(options: FollowOptions): { stop(): Promise<void> } {
  const { client, newest, take, onRevoked, onFault } = options;
  const stopping = new AbortController();
  const pausing = { ref: false, signal: stopping.signal };

  async function ask(): Promise<string | undefined> {
    try {
      const signed = await client.compositionAfter(newest(), waitSeconds, stopping.signal);
      await client.revokedKeys().then(onRevoked, () => undefined);
      return signed && (await take(signed));
    } catch (error) {
      return error instanceof RegistryAway ? error.message : 'The registry cannot be followed';
    }
  }

  async function follow(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted; ) {
      const fault = await ask();
      if (stopping.signal.aborted) return;
      onFault(fault);
      failures = fault === undefined ? 0 : failures + 1;
      if (failures > 0) await setTimeout(pauseAfter(failures), undefined, pausing).catch(() => undefined);
    }
  }

  const following = follow();
  return {
    async stop() {
      stopping.abort();
      await following;
    },
  };
}

/** Longer with each failure, and different in each shell: they must not all come back in one moment. */
function pauseAfter(failures: number): number {
  const longest = Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs);
  return longest * (0.5 + Math.random() / 2);
}
