import { z } from 'zod';
import type { RegistryClient } from '../client/registry-client.ts';
import type { SigningKey } from '../signing/key-pair.ts';
import { type Switched, wishOnNewest } from './channel-wishes.ts';

const known = z.object({ keyId: z.string() });

/** Tells the registry what a key signs from now on, releases or what browsers saw; operators only. Again is no mistake. */
export async function offerKey(
  client: RegistryClient,
  { publicKey }: Pick<SigningKey, 'publicKey'>,
  signs: 'manifest' | 'evidence' = 'manifest',
): Promise<void> {
  await client.post('/keys', { publicKey, signs: [signs] }, known);
}

/** What shall become stable, and why. */
export interface StableWish {
  readonly remote: string;
  readonly version: string;
  readonly reason: string;
  readonly override?: boolean;
}

/** Gives a version to all visitors, past the gate where `override` says so; only operators may. */
export function promoteStable(
  client: RegistryClient,
  { remote, version, reason, override = false }: StableWish,
): Promise<Switched> {
  return wishOnNewest(client, `/channels/${remote}/promote`, { channel: 'stable', version, reason, override });
}
