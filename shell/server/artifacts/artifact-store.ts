import type { AppName } from '@umbral/protocol/release/artifact.ts';
import { type Artifact, readArtifact, UnfitArtifact, verifyFiles } from './artifact.ts';

/** Where releases come from. Both calls reject with `UnfitArtifact` where there is none that may be used. */
export interface ArtifactStore {
  /** A release whose every file was compared just now; with `digest`, exactly the one of that manifest. */
  take(app: AppName, version: string, digest?: string): Promise<Artifact>;
  /** What a release says about itself. Its files must be compared by whoever reads them. */
  find(app: AppName, version: string): Promise<Artifact>;
}

/** The releases of a folder, as they were built there. */
export function createFolderArtifacts(artifactsDir: string): ArtifactStore {
  return {
    async take(app, version, digest) {
      const artifact = await readArtifact(artifactsDir, app, version);
      requireDigest(artifact, digest);
      await verifyFiles(artifact);
      return artifact;
    },
    find: (app, version) => readArtifact(artifactsDir, app, version),
  };
}

/** Throws where a release is another one under the same number. */
export function requireDigest(artifact: Artifact, digest: string | undefined): void {
  if (digest === undefined || artifact.digest === digest) return;
  throw new UnfitArtifact(`${artifact.app} ${artifact.version} is not the release that the composition names`);
}
