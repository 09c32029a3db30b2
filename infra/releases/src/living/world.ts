import type { AppName } from '@umbral/protocol/release/artifact.ts';
import type { ReleaseContract } from '@umbral/protocol/release/release-contract.ts';
import type { ApiContract } from '../contract/release-contract.ts';

/** A version with what it promises and needs. */
export interface Version {
  readonly app: AppName;
  readonly version: string;
  readonly contract: ReleaseContract;
}

/** A version that somebody still has, and where. */
export interface LivingVersion extends Version {
  /** Channels that point to it; none: it lives in tabs only. */
  readonly channels: readonly ('stable' | 'canary' | 'preview' | 'pin')[];
  /** Share of new visits that get it, 0 to 100. */
  readonly percent: number;
  /** Tabs that still have it open. */
  readonly openTabs: number;
}

/** All that a candidate would meet. */
export interface World {
  readonly living: readonly LivingVersion[];
  /** Nothing: the backend never said what it serves. */
  readonly api: ApiContract | undefined;
}

/** `mf-search@1.4.0`: how verdicts name a version. */
export function nameOf({ app, version }: Pick<Version, 'app' | 'version'>): string {
  return `${app}@${version}`;
}

/** Whether anybody has this version now: the other ones hold nobody back. */
export function isAlive({ channels, percent, openTabs }: LivingVersion): boolean {
  return channels.length > 0 || percent > 0 || openTabs > 0;
}
