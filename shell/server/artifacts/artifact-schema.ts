import type { AppName, ArtifactManifest, Assets } from 'shared-contracts/remote/artifact.ts';
import { remoteNames } from 'shared-contracts/routes/owners.ts';
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

/** `manifest.json` of a release. */
export const manifestSchema: z.ZodType<ArtifactManifest> = z.object({
  app: appName,
  version: z.string(),
  commit: z.string(),
  files: hashes,
  shared: z.record(z.string(), z.string()),
  routes: z.array(z.string()),
  fragments: z.array(z.string()),
});

/** A version as it may stand in a path: no separators, no dots alone. */
export const versionSchema = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._+-]{0,79}$/);
