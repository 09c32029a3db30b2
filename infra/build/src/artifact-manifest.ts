import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AppName, ArtifactManifest, Assets } from '@umbral/protocol/release/artifact.ts';
import type { RemoteServer } from '@umbral/protocol/remote/render-contract.ts';
import { integrityOf } from './assets-plugin.ts';
import type { AppBuild } from './build-target.ts';
import { readBuiltParts } from './contract/built-parts.ts';
import { routeContracts } from './contract/route-contracts.ts';
import { sharedRanges } from './contract/shared-ranges.ts';
import { readSourceContract } from './contract/source-contract.ts';
import { currentCommit, readProvenance } from './provenance.ts';

/** Writes `manifest.json` of a finished artifact; loading its server half proves that it loads. */
export async function writeManifest(
  { app, folder = app, isShared }: Pick<AppBuild, 'app' | 'folder' | 'isShared'>,
  version: string,
  outDir: string,
): Promise<void> {
  const offered = app === 'shell' ? { pages: [], chunks: undefined, fragments: [] } : readServer(app, outDir);
  const shared = sharedRanges(app, isShared);
  const manifest: ArtifactManifest = {
    app,
    version,
    commit: await currentCommit(),
    provenance: await readProvenance(),
    files: await hashesOf(outDir),
    shared,
    routes: offered.pages,
    ...(offered.chunks ? { chunks: offered.chunks } : {}),
    fragments: offered.fragments,
    contract: {
      ...(await readSourceContract(app, folder, isShared)),
      ...(await readBuiltParts(app, folder, join(outDir, 'web'))),
      shared,
      routes: routeContracts(app, offered),
    },
  };
  await writeFile(join(outDir, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

function readServer(app: AppName, outDir: string): RemoteServer {
  const server = createRequire(import.meta.url)(join(outDir, 'node/server.cjs')) as RemoteServer;
  if (server.remote !== app) throw new Error(`${app}'s server says that it is ${server.remote}`);
  const { groups } = JSON.parse(readFileSync(join(outDir, 'web/assets.json'), 'utf8')) as Assets;
  const halved = server.fragments.find((name) => !groups[`fragment-${name}`]);
  if (halved) throw new Error(`${app} has no src/fragments/${halved}/${halved}-fragment.ts for the browser`);
  const untold = server.pages.find((key) => key.includes('/') && !server.declared?.some((route) => route.key === key));
  if (untold) throw new Error(`${app}'s server does not export declared, so nobody would hear of ${untold}`);
  return server;
}

async function hashesOf(outDir: string): Promise<Record<string, string>> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name) && entry.name !== 'manifest.json')
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hashed = files.map(async (file) => [file.slice(outDir.length + 1), integrityOf(await readFile(file))]);
  return Object.fromEntries(await Promise.all(hashed));
}
