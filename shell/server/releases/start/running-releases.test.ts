import { expect, test, vi } from 'vitest';
import { UnfitArtifact } from '../../artifacts/artifact.ts';
import type { RemoteRelease } from '../../composition/composition.ts';
import { createRunningReleases } from './running-releases.ts';

/** Releases without threads: only whether their pools were closed is looked at. */
function createBench() {
  const closed: string[] = [];
  const loads: string[] = [];
  const running = createRunningReleases(async (name, version, digest = 'd1') => {
    loads.push(version);
    if (version === 'bad') throw new UnfitArtifact('bad');
    const pool = { close: async () => void closed.push(version) };
    return { name, artifact: { version, digest }, pool } as unknown as RemoteRelease;
  });
  const hold = (version: string, digest?: string) => running.hold('mf-search', version, digest);
  return { closed, loads, running, hold };
}

test('a version is running once for all who hold it, and ends a while after the last one let go', async () => {
  vi.useFakeTimers();
  const { closed, loads, hold } = createBench();
  const [first, second] = await Promise.all([hold('1'), hold('1')]);
  const third = first?.again();
  expect(loads).toEqual(['1']);
  for (const held of [first, second]) held?.letGo();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(closed).toEqual([]);
  third?.letGo();
  third?.letGo();
  await vi.advanceTimersByTimeAsync(170_000);
  (await hold('1')).letGo();
  expect(loads, 'it was still warm').toEqual(['1']);
  await vi.advanceTimersByTimeAsync(181_000);
  expect(closed).toEqual(['1']);
  vi.useRealTimers();
});

test('of those that nobody holds the last three stay', async () => {
  const { closed, hold } = createBench();
  for (const version of ['1', '2', '3', '4', '5']) (await hold(version)).letGo();
  await vi.waitFor(() => expect(closed).toEqual(['1', '2']));
});

test('one that is no good ends at once, one that cannot be loaded may be tried again', async () => {
  const { closed, loads, hold } = createBench();
  (await hold('1')).letGo('end');
  await vi.waitFor(() => expect(closed).toEqual(['1']));
  await expect(hold('bad')).rejects.toThrow('bad');
  await expect(hold('bad')).rejects.toThrow('bad');
  expect(loads).toEqual(['1', 'bad', 'bad']);
});

test('other bytes under the same number are another release', async () => {
  const { closed, hold } = createBench();
  const old = await hold('1', 'd1');
  const other = await hold('1', 'd2');
  expect([old.release.artifact.digest, other.release.artifact.digest]).toEqual(['d1', 'd2']);
  expect(closed).toEqual([]);
  old.letGo();
  await vi.waitFor(() => expect(closed).toEqual(['1']));
  expect((await hold('1', 'd2')).release).toBe(other.release);
});
