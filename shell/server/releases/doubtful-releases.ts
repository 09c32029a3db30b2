import type { TrustedKey } from '@umbral/protocol/release/release-signature.ts';
import type { Artifact } from '../artifacts/artifact.ts';
import { requireSignature } from '../artifacts/artifact-signature.ts';
import type { RefusedVersion } from './composition-source.ts';
import type { NextLineup } from './show/next-lineup.ts';

/** Versions that run although nobody would start them now: their key lost its trust meanwhile. */
export async function doubtfulReleases(
  lineup: NextLineup,
  keys: readonly TrustedKey[],
): Promise<readonly RefusedVersion[]> {
  const checked = artifactsIn(lineup).map(async (artifact) => {
    const reason = await requireSignature(artifact, keys).then(
      () => undefined,
      ({ message }: Error) => `${message}; it runs until another version is promoted`,
    );
    return reason === undefined ? [] : [{ remote: artifact.app, version: artifact.version, reason }];
  });
  return (await Promise.all(checked)).flat();
}

function artifactsIn(lineup: NextLineup): readonly Artifact[] {
  const shell = lineup.shell();
  const shells = shell ? [shell.release, ...(shell.canary ? [shell.canary.release] : [])] : [];
  const remotes = lineup.remotes().flatMap(({ release, canary }) => [release, ...(canary ? [canary.release] : [])]);
  return [...shells, ...remotes.map(({ release }) => release)].map(({ artifact }) => artifact);
}
