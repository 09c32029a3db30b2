import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '@umbral/build/build-target.ts';
import { freePort } from 'infra-ports/free-port.ts';
import type { Contender } from './contender.ts';
import { startFront } from './front.ts';
import { startProgram } from './program.ts';

/** Builds by application: folders relative to the root. */
const applications: Readonly<Record<string, string>> = {
  shell: 'shell',
  'mf-explore': 'infra/bench/src/tractor/mf-explore',
  'mf-decide': 'infra/bench/src/tractor/mf-decide',
  'mf-checkout': 'infra/bench/src/tractor/mf-checkout',
};
const version = '1.0.0';
/** Backends of the portal, which the shop does not have. */
const nobody = 'http://127.0.0.1:9';

/** Builds the shell and the three teams' remotes and starts them as a composition of their own, without the portal's. */
export async function startOwnShop(cdn: string): Promise<Contender> {
  const artifacts = await mkdtemp(join(tmpdir(), 'umbral-tractor-'));
  for (const [name, folder] of Object.entries(applications)) {
    const words = ['infra/build/src/build-app.ts', folder, version, join(artifacts, name, version)];
    await promisify(execFile)(process.execPath, words, { cwd: repositoryRoot, maxBuffer: 2 ** 26 });
  }
  const active = Object.fromEntries(Object.keys(applications).map((name) => [name, version]));
  await writeFile(join(artifacts, 'active.json'), JSON.stringify(active));
  const [port, shellPort] = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const url = `http://127.0.0.1:${shellPort}`;
  const stopShell = await startProgram({
    entry: 'shell/server/main.ts',
    cwd: repositoryRoot,
    env: {
      PORT: String(shellPort),
      HOST: '127.0.0.1',
      PORTAL_ORIGIN: origin,
      ARTIFACTS_DIR: artifacts,
      API_URL: nobody,
      SEARCH_URL: nobody,
      LOG_LEVEL: 'silent',
    },
    readyUrl: `${url}/readyz`,
  });
  const stopFront = await startFront({ port, shop: { url }, cdn });
  return {
    name: 'Umbral',
    origin,
    home: '/tractors',
    async stop() {
      await Promise.all([stopFront(), stopShell()]);
      await rm(artifacts, { recursive: true, force: true });
    },
  };
}
