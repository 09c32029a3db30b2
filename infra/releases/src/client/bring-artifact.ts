import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pMap from 'p-map';
import type { NamedRelease } from '../matrix/matrix-results.ts';
import { readStored } from './matrix-client.ts';
import { createRegistryClient, type RegistryAccess } from './registry-client.ts';

const abreast = 8;

/** Where releases may lie already, and where those go that do not. */
export interface Shelves {
  readonly access: RegistryAccess;
  readonly built: string;
  readonly fetched: string;
}

/** The folder of a release's artifact: as it was built on this machine, else fetched from the registry. */
export async function bringArtifact({ access, built, fetched }: Shelves, release: NamedRelease): Promise<string> {
  const { remote, version } = release;
  for (const shelf of [built, fetched]) {
    const folder = join(shelf, remote, version);
    if (existsSync(join(folder, 'manifest.json'))) return folder;
  }
  const { manifest, files } = await readStored(createRegistryClient(access), release);
  const folder = join(fetched, remote, version);
  const bring = async ({ path, sha384 }: (typeof files)[number]) => {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await fetchFile(access, release, sha384));
  };
  await pMap(files, bring, { concurrency: abreast });
  // Last: a folder with a manifest is whole.
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  return folder;
}

async function fetchFile({ url, token }: RegistryAccess, release: NamedRelease, sha384: string): Promise<Buffer> {
  const { remote, version } = release;
  const address = `${url}/releases/${remote}/${encodeURIComponent(version)}/files/${sha384}`;
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const hash = createHash('sha384').update(bytes).digest('hex');
  if (answer.ok && hash === sha384) return bytes;
  throw new Error(`${remote} ${version}: the registry does not give ${sha384.slice(0, 12)} (${answer.status}).`);
}
