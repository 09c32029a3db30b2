import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStored } from 'infra-releases/client/matrix-client.ts';
import type { RegistryClient } from 'infra-releases/client/registry-client.ts';
import { z } from 'zod';

const channels = z.object({
  apps: z.record(z.string(), z.object({ stable: z.object({ version: z.string() }).optional() })),
});
const origin = z.object({
  commit: z.string().optional(),
  provenance: z.object({ lockfile: z.string() }).optional(),
});

/**
 * What to tell where a build was made with other packages than the version that visitors have; nothing where they are the
 * same, and where there is none to compare with.
 */
export async function lockfileChange(
  client: RegistryClient,
  { remote, folder }: { readonly remote: string; readonly folder: string },
): Promise<string | undefined> {
  const { apps } = await client.get('/channels', channels);
  const version = apps[remote]?.stable?.version;
  if (version === undefined) return undefined;
  const before = origin.parse((await readStored(client, { remote, version })).manifest);
  const now = origin.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));
  const [old, own] = [before.provenance?.lockfile, now.provenance?.lockfile];
  if (old === undefined || own === undefined || old === own) return undefined;
  const since = before.commit === undefined || before.commit === 'unknown' ? '' : `${before.commit.slice(0, 8)} `;
  return `package-lock.json is not that of ${version}, which visitors have: its packages may be others. What changed: git diff ${since}-- package-lock.json`;
}
