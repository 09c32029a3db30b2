import type { CurrencyCode } from '../currency/currency-state.ts';
import type { AppName } from '../release/artifact.ts';
import type { RemoteName } from '../routes/owners.ts';
import type { LockedRelease } from './composition-lock.ts';

/** What goes wrong on purpose. An older version is no fault of its own but a pin. */
export const chaosFaults = ['slow', 'error', 'missing', 'corrupt', 'loop'] as const;
export type ChaosFault = (typeof chaosFaults)[number];
/** Faults that last as long as their link says. */
export const timedFaults: readonly ChaosFault[] = ['slow', 'loop'];

/** Files of a remote that a fault in the browser happens to; all of them when a fault names none. */
export const chaosFiles = ['entry', 'chunks', 'styles'] as const;
export type ChaosFiles = (typeof chaosFiles)[number];

/** One fault of one remote, where the server draws it or where the browser loads it. */
export interface Chaos {
  readonly remote: RemoteName;
  readonly side: 'server' | 'browser';
  readonly fault: ChaosFault;
  /** How slow, in milliseconds. */
  readonly ms?: number | undefined;
  readonly files?: ChaosFiles | undefined;
}

/** Switches of the platform that a link may turn on; remotes find them in their environment on both sides. */
export const linkFlags = ['boundaries'] as const;
export type LinkFlag = (typeof linkFlags)[number];

/** An exact composition for whoever opens the link: what differs from what everybody gets, for how long, and why. */
export interface QaLink {
  readonly schema: 1;
  /** 128 random bits, base64url: what a revocation names. */
  readonly id: string;
  /** The portal that it is for, and no other. */
  readonly origin: string;
  /** The environment of that portal; production where it says nothing. */
  readonly environment?: string | undefined;
  /** Seconds since 1970, by the clock of the registry's database. */
  readonly from: number;
  readonly until: number;
  readonly pins: Readonly<Record<AppName, LockedRelease>>;
  /** Development servers on the visitor's own machine, by remote. */
  readonly dev: Readonly<Record<RemoteName, string>>;
  readonly chaos: readonly Chaos[];
  readonly flags: readonly LinkFlag[];
  readonly currency?: CurrencyCode | undefined;
  /** Where it leads: a path of the portal. */
  readonly path: string;
  readonly purpose: string;
  /** Name of the token or person that made it. */
  readonly by: string;
}

/** Longest life of a link, seconds. */
export const longestLink = 7 * 24 * 3600;
/** How far the clocks of registry and shell may be apart, seconds. */
export const clockSkew = 60;
/** Longest spelling of a link: it has to fit into a cookie. */
export const longestToken = 3800;
