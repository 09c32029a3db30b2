import type { AppName, ArtifactManifest, Assets } from '@umbral/protocol/release/artifact.ts';
import { remoteNames } from '@umbral/protocol/routes/owners.ts';
import { z } from 'zod';

const fileList = z.array(z.string()).readonly();
const hashes = z.record(z.string(), z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** `assets.json` of a release. */
export const assetsSchema: z.ZodType<Assets> = z.object({
  entry: z.string().optional(),
  groups: z.record(z.string(), z.object({ js: fileList, css: fileList })),
  integrity: hashes,
});

export const appName: z.ZodType<AppName> = z.enum(['shell', ...remoteNames]);

/** Parts begin with a letter, a digit or an underscore: no path can lead out of its folder or be hidden. */
const filePath = z
  .string()
  .max(300)
  .regex(/^(?:web|node)(?:\/[A-Za-z0-9_][A-Za-z0-9_.@~+-]*)+$/);

/** `manifest.json` of a release that comes over the network: its names become paths here. */
export const releaseManifestSchema = z.object({
  app: z.string(),
  version: z.string(),
  files: z.record(filePath, z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
});

/** `manifest.json` of a release. */
export const manifestSchema: z.ZodType<ArtifactManifest> = z.object({
  app: appName,
  version: z.string(),
  commit: z.string(),
  files: hashes,
  shared: z.record(z.string(), z.string()),
  routes: z.array(z.string()),
  chunks: z.record(z.string(), z.string()).optional(),
  fragments: z.array(z.string()),
});

/** A version as it may stand in a path: no separators, no dots alone. */
export const versionSchema = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._+-]{0,79}$/);
