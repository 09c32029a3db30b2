import { z } from 'zod';
import type { MatrixReport, NamedRelease } from '../matrix/matrix-results.ts';
import { type SigningKey, signValue } from '../signing/key-pair.ts';
import type { RegistryClient } from './registry-client.ts';

const plan = z.object({
  candidate: z.string(),
  runs: z.array(
    z.object({
      versions: z.record(z.string(), z.string()),
      pairs: z.array(z.object({ other: z.string(), because: z.array(z.string()) })),
      tabs: z.number(),
    }),
  ),
  apart: z.array(z.string()),
});
/** What the registry wants to be tried. */
export type AskedPlan = z.output<typeof plan>;

const channels = z.object({
  apps: z.record(
    z.string(),
    z.object({
      canary: z.object({ version: z.string() }).optional(),
      preview: z.object({ version: z.string() }).optional(),
    }),
  ),
});
const stored = z.object({
  manifest: z.looseObject({}),
  files: z.array(z.object({ path: z.string(), sha384: z.string() })),
});

/** Which sets of versions a release must be tried in. */
export function readPlan(client: RegistryClient, { remote, version }: NamedRelease): Promise<AskedPlan> {
  return client.get(`/matrix/${remote}/${encodeURIComponent(version)}`, plan);
}

/** Versions that are on their way: on canary or preview. */
export async function versionsOnTrial(client: RegistryClient): Promise<NamedRelease[]> {
  const { apps } = await client.get('/channels', channels);
  return Object.entries(apps).flatMap(([remote, { canary, preview }]) =>
    [canary, preview].flatMap((held) => (held ? [{ remote, version: held.version }] : [])),
  );
}

/** Manifest and files of a release. */
export function readStored(client: RegistryClient, { remote, version }: NamedRelease) {
  return client.get(`/releases/${remote}/${encodeURIComponent(version)}`, stored);
}

/** Tells the registry, and with it the gate, what came of it, signed by the runner. */
export async function sendReport(client: RegistryClient, report: MatrixReport, key: SigningKey): Promise<void> {
  const signature = signValue('evidence', report, key);
  await client.post('/matrix-results', { ...report, signature }, z.unknown());
}

/** `mf-search@1.4.0`; nothing for what is no such name. */
export function readName(text: string): NamedRelease | undefined {
  const [, remote, version] = /^([a-z][a-z0-9-]*)@(.+)$/.exec(text) ?? [];
  return remote && version ? { remote, version } : undefined;
}
