import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import type { Logger } from 'pino';
import { UnfitArtifact } from '../artifacts/artifact.ts';
import type { ArtifactStore } from '../artifacts/artifact-store.ts';
import { requireSharedVersions } from '../artifacts/shared-versions.ts';
import type { RemoteRelease, ShellRelease, ToldSettings } from '../composition/composition.ts';
import { requireTold } from '../composition/declared-settings.ts';
import { type ProofRequest, proveRelease } from './prove/prove-release.ts';
import type { HeldRelease, RunningReleases } from './start/running-releases.ts';
import { loadShell } from './start/start-release.ts';

export interface Preparing {
  readonly artifacts: ArtifactStore;
  readonly running: RunningReleases;
  /** How a version is asked for the page that proves it. */
  readonly proof: ToldProof;
  readonly log: Logger;
}

/** Asks a version for the page that proves it, with what remotes are told. */
export type ToldProof = (...asked: [...Parameters<ProofRequest>, told: ToldSettings]) => ReturnType<ProofRequest>;

/** A version that somebody wants. */
export interface WantedVersion {
  readonly version: string;
  /** Digest of its manifest, where the composition names it. */
  readonly digest?: string | undefined;
  /** Shells that it may meet. */
  readonly shells: readonly ShellRelease[];
  /** What remotes are told where it shall run. */
  readonly told: ToldSettings;
  /** Nothing stands in its place yet: it need not prove itself, for a page that fails is no worse than none. */
  readonly isFirst?: boolean;
}

/** Gets versions ready to be shown: fetched, started, proved. Both calls reject with `UnfitArtifact`. */
export interface Preparation {
  remote(name: RemoteName, wanted: WantedVersion): Promise<HeldRelease>;
  shell(version: string, digest: string | undefined, remotes: readonly RemoteRelease[]): Promise<ShellRelease>;
}

/** Makes the way from the name of a version to a release that is here, fits, runs and draws. */
export function createPreparation({ artifacts, running, proof, log }: Preparing): Preparation {
  const proven = new WeakSet<RemoteRelease>();
  const startFailed = (remote: RemoteName, version: string) => (error: Error) =>
    log.error({ remote, version, err: error }, 'does not start');

  return {
    async remote(name, { version, digest, shells, told, isFirst = false }) {
      // It is fetched where it is not here, and started where it does not run.
      const held = await running.hold(name, version, digest);
      const { release } = held;
      try {
        for (const shell of shells) requireSharedVersions(release.artifact, shell.artifact);
        requireTold(release, told);
        if (isFirst) await release.pool.ready.catch(startFailed(name, version));
        else if (!proven.has(release)) await proveRelease(release, (one, path) => proof(one, path, told));
        proven.add(release);
        return held;
      } catch (error) {
        held.letGo('end');
        throw error;
      }
    },
    async shell(version, digest, remotes) {
      const shell = loadShell(await artifacts.take('shell', version, digest));
      for (const { artifact } of remotes) requireSharedVersions(artifact, shell.artifact);
      if (shell.frame.renderShellPage({ kind: 'not-found' }).html === '') throw new UnfitArtifact('The frame is empty');
      return shell;
    },
  };
}
