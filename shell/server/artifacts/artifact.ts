import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppName, Assets } from '@umbral/protocol/release/artifact.ts';
import { canonicalJson } from '@umbral/protocol/release/canonical-json.ts';
import { assetsSchema, manifestSchema, type ReadManifest } from './artifact-schema.ts';

/** A release on disk: what it says about itself and where its files are. */
export interface Artifact {
  readonly app: AppName;
  readonly version: string;
  readonly folder: string;
  /** Path under which browsers find its files, with a final slash. */
  readonly base: string;
  readonly assets: Assets;
  readonly manifest: ReadManifest;
  /** The sha256 (hex) of the whole canonical manifest, by which compositions name it. */
  readonly digest: string;
}

/** Why a release cannot run; the message is meant for the person who releases. */
export class UnfitArtifact extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnfitArtifact';
  }
}

/** Folder of a version of an application. */
export function artifactFolder(artifactsDir: string, app: AppName, version: string): string {
  return join(artifactsDir, app, version);
}

/** Address of an application's web files. */
export function webBase(app: AppName, version: string): string {
  return `/r/${app}/${version}/web/`;
}

/** Reads a release; throws `UnfitArtifact` where it is absent or says something else about itself. */
export async function readArtifact(artifactsDir: string, app: AppName, version: string): Promise<Artifact> {
  const folder = artifactFolder(artifactsDir, app, version);
  const written = await readJson(join(folder, 'manifest.json'));
  const manifest = manifestSchema.safeParse(written);
  const assets = assetsSchema.safeParse(await readJson(join(folder, 'web/assets.json')));
  if (!manifest.success || !assets.success) throw new UnfitArtifact(`${app} ${version} is not a complete release`);
  if (manifest.data.app !== app || manifest.data.version !== version) {
    throw new UnfitArtifact(`${app} ${version} says that it is ${manifest.data.app} ${manifest.data.version}`);
  }
  const facts = { assets: assets.data, manifest: manifest.data, digest: manifestDigest(written) };
  return { app, version, folder, base: webBase(app, version), ...facts };
}

/** Digest of a manifest as it is written: with the parts that this version does not know. */
export function manifestDigest(manifest: unknown): string {
  return createHash('sha256').update(canonicalJson(manifest)).digest('hex');
}

/** What a JSON file holds; nothing where there is none that can be read. */
export async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Compares every file of a release with the hash that its build wrote down; throws for the first that differs. */
export async function verifyFiles({ app, version, folder, manifest }: Artifact): Promise<void> {
  for (const [name, expected] of Object.entries(manifest.files)) {
    const bytes = await readFile(join(folder, name)).catch(() => undefined);
    if (!bytes || integrityOf(bytes) !== expected)
      throw new UnfitArtifact(`${app} ${version}: ${name} is not what was built`);
  }
}

/** Hash of bytes as manifests and browsers write it. */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
