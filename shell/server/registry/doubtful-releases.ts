import type { TrustedKey } from 'shared-contracts/remote/release-signature.ts';
import type { Artifact } from '../artifacts/artifact.ts';
import { requireSignature } from '../artifacts/artifact-signature.ts';
import type { RefusedVersion } from '../composition/composition-source.ts';
import type { Stage } from '../composition/stage.ts';

/** Versions that run although nobody would start them now: their key lost its trust meanwhile. */
export async function doubtfulReleases(stage: Stage, keys: readonly TrustedKey[]): Promise<readonly RefusedVersion[]> {
  const checked = artifactsOn(stage).map(async (artifact) => {
    const reason = await requireSignature(artifact, keys).then(
      () => undefined,
      ({ message }: Error) => `${message}; it runs until another version is promoted`,
    );
    return reason === undefined ? [] : [{ remote: artifact.app, version: artifact.version, reason }];
  });
  return (await Promise.all(checked)).flat();
}

function artifactsOn(stage: Stage): readonly Artifact[] {
  const shell = stage.shell();
  const shells = shell ? [shell.release, ...(shell.canary ? [shell.canary.release] : [])] : [];
  const remotes = stage.remotes().flatMap(({ release, canary }) => [release, ...(canary ? [canary.release] : [])]);
  return [...shells, ...remotes.map(({ release }) => release)].map(({ artifact }) => artifact);
}
