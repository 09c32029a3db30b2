import { expect, test } from 'vitest';
import { UnfitArtifact } from '../../artifacts/artifact.ts';
import type { ArtifactStore } from '../../artifacts/artifact-store.ts';
import { createOldVersions } from './old-versions.ts';
import type { HeldRelease, RunningReleases } from './running-releases.ts';

const held = { again: () => held, letGo: () => undefined } as unknown as HeldRelease;

test('six old versions draw at one time, each as often as it is asked for; one that does not exist starts nothing', async () => {
  const started: string[] = [];
  const find = async (_: string, version: string) => {
    if (version === 'none') throw new UnfitArtifact('There is none');
    return {};
  };
  const hold = async (_: string, version: string) => {
    started.push(version);
    return held;
  };
  const old = createOldVersions({ find } as unknown as ArtifactStore, { hold } as unknown as RunningReleases);
  await expect(old.hold('mf-fair', 'none')).rejects.toThrow('There is none');
  expect(started).toEqual([]);
  const six = await Promise.all(['1', '2', '3', '4', '5', '6'].map((version) => old.hold('mf-fair', version)));
  await expect(old.hold('mf-fair', '7')).rejects.toThrow('Too many');
  const again = await old.hold('mf-fair', '6');
  for (const one of [...six.slice(5), again]) one.letGo();
  await expect(old.hold('mf-fair', '7')).resolves.toBeDefined();
});
