import { existsSync, mkdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/fixture-remote.ts';
import { openFetchedReleases } from './fetched-releases.ts';

const day = 86_400;

test('what was fetched goes two days after its last need; what was built here or runs stays', async () => {
  const folder = temporaryFolder();
  const releases = openFetchedReleases(folder);
  for (const version of ['built', 'old', 'running', 'asked', 'new']) {
    mkdirSync(join(folder, 'mf-fair', version, 'web'), { recursive: true });
    if (version !== 'built') await releases.fetched('mf-fair', version);
  }
  const longAgo = Date.now() / 1000 - 3 * day;
  for (const version of ['old', 'running', 'asked']) {
    utimesSync(join(folder, '.fetched', `mf-fair@${version}`), longAgo, longAgo);
  }
  for (const version of ['asked', 'built']) await releases.needed('mf-fair', version);
  const isRunning = (_: string, version: string) => version === 'running';
  expect(await releases.forgetOld(isRunning)).toEqual(['mf-fair@old']);
  const present = ['built', 'old', 'running', 'asked', 'new'].filter((one) => existsSync(join(folder, 'mf-fair', one)));
  expect(present).toEqual(['built', 'running', 'asked', 'new']);
  expect(await releases.forgetOld(() => false)).toEqual(['mf-fair@running']);
});
