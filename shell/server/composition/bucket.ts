import { createHmac } from 'node:crypto';
import { allVisitors } from '@umbral/protocol/composition/composition-lock.ts';
import type { AppName } from '@umbral/protocol/release/artifact.ts';

/** A canary as a visitor may get it. */
export interface CanaryShare {
  readonly app: AppName;
  readonly version: string;
  /** Of 10,000 visitors; zero is nobody. */
  readonly share: number;
}

/** Whether a visitor, known by a random key, gets a canary. */
export type TakesCanary = (visitor: string, canary: CanaryShare) => boolean;

/**
 * Divides visitors by a keyed hash of visitor, application and version: who gets one canary says nothing about the
 * others, nobody can compute a key that gets in, and a share that grows keeps everybody who was in.
 */
export function createBuckets(key: string): TakesCanary {
  return (visitor, canary) => bucketOf(key, visitor, canary) < canary.share;
}

/** Which of the 10,000 buckets of a canary a visitor is in: by the first 64 bits, so that none is preferred. */
export function bucketOf(key: string, visitor: string, { app, version }: Omit<CanaryShare, 'share'>): number {
  const bits = createHmac('sha256', key).update(`${visitor}\n${app}\n${version}`).digest().readBigUInt64BE();
  return Number(bits % BigInt(allVisitors));
}
