import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pMap from 'p-map';
import { z } from 'zod';
import { type RegistryClient, RegistryFault } from '../client/registry-client.ts';
import { toHex } from '../signing/file-hash.ts';
import type { SigningKey } from '../signing/key-pair.ts';
import { signArtifact } from '../signing/sign-artifact.ts';

/** How many files travel at once. */
const abreast = 8;
const attempts = 3;

const manifestSchema = z.looseObject({ app: z.string(), version: z.string(), files: z.record(z.string(), z.string()) });
const conflict = z.object({ reason: z.string(), wayOut: z.string() });
const uploadState = z.object({
  state: z.string(),
  digest: z.string(),
  missing: z.array(z.string()),
  conflicts: z.array(conflict).default([]),
});

/** What an upload had to do. */
export interface Upload {
  readonly remote: string;
  readonly version: string;
  readonly files: number;
  /** Files that the registry did not have from another version or an earlier attempt. */
  readonly sent: number;
  /** sha256 of the canonical manifest. */
  readonly digest: string;
  /** What others own of that which it claims: a sentence each, with what helps. */
  readonly conflicts: readonly string[];
}

/**
 * Signs the artifact in a folder and brings it to the registry until it is complete there. Only what is missing is
 * sent: the same call again goes on where the last one stopped.
 */
export async function uploadRelease(
  client: RegistryClient,
  folder: string,
  key: SigningKey,
  signal?: AbortSignal,
): Promise<Upload> {
  const signature = await signArtifact(folder, key);
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
  const { app: remote, version, files } = manifest;
  const base = `/releases/${remote}/${encodeURIComponent(version)}`;
  const offered = await client.post(`${base}/manifest`, { manifest, signature }, uploadState, signal);
  const paths = new Map(Object.entries(files).map(([path, integrity]) => [toHex(integrity), path]));
  const send = async (sha384: string) => {
    const bytes = await readFile(join(folder, paths.get(sha384) ?? sha384));
    await persist(() => client.put(`${base}/files/${sha384}`, new Uint8Array(bytes), signal));
  };
  await pMap(offered.missing, send, { concurrency: abreast });
  // Again is no mistake, and tells what stands against it by now.
  const completed = await client.post(`${base}/complete`, {}, uploadState, signal);
  const conflicts = completed.conflicts.map(({ reason, wayOut }) => `${reason} ${wayOut}`);
  return { remote, version, files: paths.size, sent: offered.missing.length, digest: offered.digest, conflicts };
}

/** A line that broke or a registry that just starts again is no reason to give up. */
async function persist(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isPassing = error instanceof RegistryFault && (error.type === 'away' || error.type === 'unavailable');
      if (!isPassing || attempt === attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt * 300));
    }
  }
}
