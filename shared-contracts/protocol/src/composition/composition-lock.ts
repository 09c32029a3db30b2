import type { AppName } from '../release/artifact.ts';
import type { Signature } from '../release/release-signature.ts';
import type { SettingValues } from '../settings/setting-data.ts';

/** A version together with the sha256 (hex) of its canonical manifest: the exact bytes, whatever is stored under it. */
export interface LockedRelease {
  readonly version: string;
  readonly manifest: string;
}

/** Which versions of one application run, and for whom. */
export interface LockedApp {
  readonly stable?: LockedRelease;
  /** `share` of 10,000 visitors; zero is nobody. */
  readonly canary?: LockedRelease & { readonly share: number };
  readonly preview?: LockedRelease;
  /** Everybody gets this one, and nothing else changes until it is taken away. */
  readonly pin?: LockedRelease;
}

/** One state of the portal: each change makes the next one. */
export interface CompositionLock {
  readonly schema: 1;
  /** Where it runs; production says nothing, so that shells of before read it, and read no other. */
  readonly environment?: string | undefined;
  /** Grows with each change; a shell takes no lock that is older than its own. */
  readonly seq: number;
  /** When it was made, by the clock of the database. */
  readonly at: string;
  readonly apps: Readonly<Record<AppName, LockedApp>>;
  /** What the environment says to remotes that declare settings; absent where it says nothing, as in locks of before. */
  readonly settings?: Readonly<Record<AppName, SettingValues>> | undefined;
}

/** A lock as it travels; `signature` is over the lock as kind `composition`. */
export interface SignedLock {
  readonly lock: CompositionLock;
  readonly signature: Signature;
}

/** The shares of canaries are parts of this many visitors. */
export const allVisitors = 10_000;
