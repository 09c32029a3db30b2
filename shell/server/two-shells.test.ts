import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hangAndReplace, restartOne, whileAsked } from 'infra-observability/testing/shared-faults.ts';
import { startTwo } from 'infra-observability/testing/shared-programs.ts';
import { expect, test } from 'vitest';
import { fixtureFrame, temporaryFolder, writeArtifact } from './testing/fixture-remote.ts';
import { publishFixture } from './testing/test-portal.ts';

test('of two shells on one socket one hangs and is killed, the other is replaced, and no visitor is refused', async () => {
  const artifacts = temporaryFolder();
  writeArtifact(artifacts, { app: 'shell', version: '1.0.0', node: fixtureFrame });
  publishFixture(artifacts, 'mf-search', '1.0.0', { render: `return page('<h1>x</h1>');` });
  writeFileSync(join(artifacts, 'active.json'), JSON.stringify({ shell: '1.0.0', 'mf-search': '1.0.0' }));
  const two = await startTwo({
    entry: fileURLToPath(new URL('./main.ts', import.meta.url)),
    portName: 'PORT',
    env: (url) => ({
      HOST: '127.0.0.1',
      PORTAL_ORIGIN: url,
      ARTIFACTS_DIR: artifacts,
      API_URL: 'http://127.0.0.1:9',
      LOG_LEVEL: 'silent',
      // All of these visitors are one.
      NETWORK_BURST: '100000',
      KEPT_BURST: '100000',
    }),
  });
  try {
    await two.areUp();
    const statuses = await whileAsked(`${two.url}/`, async (isServed) => {
      const whileOneHangs = await hangAndReplace(two, 1, '/');
      expect([...whileOneHangs.keys()]).toEqual([200]);
      await restartOne(two, 0);
      await isServed();
    });
    expect([...statuses.keys()]).toEqual([200]);
  } finally {
    await two.stop();
  }
}, 60_000);
