import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import { UnfitArtifact } from '../../artifacts/artifact.ts';
import type { ArtifactStore } from '../../artifacts/artifact-store.ts';
import type { HeldRelease, RunningReleases } from './running-releases.ts';

/** Versions that stand in no line-up any more, for the tabs that still have them. */
export interface OldVersions {
  /** Rejects with `UnfitArtifact` where there is no such release, or too many are asked for. */
  hold(name: RemoteName, version: string): Promise<HeldRelease>;
}

/** Anybody may name any version: only so many draw at one time. */
const mostAtOnce = 6;

/** Makes the way to versions that are named from outside. */
export function createOldVersions(artifacts: ArtifactStore, running: RunningReleases): OldVersions {
  const users = new Map<string, number>();

  function leave(key: string): void {
    const left = (users.get(key) ?? 1) - 1;
    if (left > 0) users.set(key, left);
    else users.delete(key);
  }

  return {
    async hold(name, version) {
      const key = `${name}@${version}`;
      if (!users.has(key) && users.size >= mostAtOnce) throw new UnfitArtifact('Too many old versions draw just now');
      users.set(key, (users.get(key) ?? 0) + 1);
      try {
        // Asks whether there is such a release before anything is started for it.
        await artifacts.find(name, version);
        const held = await running.hold(name, version);
        const letGo: HeldRelease['letGo'] = (fate) => {
          leave(key);
          held.letGo(fate);
        };
        return { ...held, letGo };
      } catch (error) {
        leave(key);
        throw error;
      }
    },
  };
}
