import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AppName, ArtifactManifest } from '@umbral/protocol/release/artifact.ts';
import { unlessAbsent } from 'infra-storage/absent-file.ts';
import pMap from 'p-map';
import { artifactFolder, integrityOf } from '../../artifacts/artifact.ts';
import { signatureFile } from '../../artifacts/artifact-signature.ts';
import type { OfferedRelease, RegistryClient } from '../../registry/registry-client.ts';
import { writeVerified } from './write-verified.ts';

/** A release whose manifest was verified and whose files are still to come. */
export interface ReleaseToInstall extends OfferedRelease {
  readonly app: AppName;
  readonly version: string;
  readonly files: ArtifactManifest['files'];
  readonly digest: string;
}

const atOnce = 6;
const fileMs = 120_000;
const leftoverMs = 86_400_000;

/**
 * Brings a release into the folder: each file is hashed while it comes, and the whole gets its name when nothing is
 * missing. What an interrupted attempt left, and what lies in the present folder, is not fetched again.
 */
export async function installRelease(
  client: RegistryClient,
  artifactsDir: string,
  release: ReleaseToInstall,
): Promise<void> {
  const { app, version, digest } = release;
  const incoming = join(artifactsDir, '.incoming');
  const draft = join(incoming, `${app}@${version}-${digest.slice(0, 16)}`);
  const folder = artifactFolder(artifactsDir, app, version);
  await forgetLeftovers(incoming);
  await mkdir(draft, { recursive: true });
  const bring = async ([name, integrity]: [string, string]) => {
    const path = join(draft, name);
    if (await isWhole(path, integrity)) return;
    if (await isWhole(join(folder, name), integrity)) return copyTo(join(folder, name), path);
    const signal = AbortSignal.timeout(fileMs);
    const source = await client.file(app, version, toHex(integrity), signal);
    await writeVerified(source, path, { integrity, signal });
  };
  await pMap(Object.entries(release.files), bring, { concurrency: atOnce });
  await writeFile(join(draft, 'manifest.json'), `${JSON.stringify(release.manifest, null, 2)}\n`);
  await writeFile(join(draft, signatureFile), `${JSON.stringify(release.signature, null, 2)}\n`);
  await takePlace(draft, folder, join(incoming, `${app}@${version}-${randomUUID()}.old`));
}

/** What was begun long ago and never came whole is not begun again. */
async function forgetLeftovers(incoming: string): Promise<void> {
  for (const name of await readdir(incoming).catch(() => [])) {
    const path = join(incoming, name);
    const { mtimeMs = Date.now() } = (await stat(path).catch(() => undefined)) ?? {};
    if (Date.now() - mtimeMs > leftoverMs) await rm(path, { recursive: true, force: true });
  }
}

/** What stood there goes aside first: a name may not be taken from a folder that is not empty. */
async function takePlace(draft: string, folder: string, aside: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  await rename(folder, aside).catch(unlessAbsent);
  await rename(draft, folder);
  await rm(aside, { recursive: true, force: true });
}

async function isWhole(path: string, integrity: string): Promise<boolean> {
  const bytes = await readFile(path).catch(() => undefined);
  return bytes !== undefined && integrityOf(bytes) === integrity;
}

async function copyTo(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to);
}

function toHex(integrity: string): string {
  return Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');
}
