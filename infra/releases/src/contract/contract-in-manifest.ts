import type { ReleaseContract } from '@umbral/protocol/release/release-contract.ts';
import { releaseContract } from './release-contract.ts';

/** The contract of a manifest; nothing where there is none, or one with words that the gate does not know. */
export function contractIn(manifest: string): ReleaseContract | undefined {
  const { contract }: { contract?: unknown } = JSON.parse(manifest);
  return releaseContract.safeParse(contract).data;
}
