import { topicDataSchema } from '@umbral/protocol/events/topic-data-schema.ts';
import type { ArtifactManifest, Assets } from '@umbral/protocol/release/artifact.ts';
import type { ReleaseContract } from '@umbral/protocol/release/release-contract.ts';
import { appNameSchema } from '@umbral/protocol/routes/app-name-schema.ts';
import { declaredScreenSchema } from '@umbral/protocol/routes/declared-route-schema.ts';
import { settingsDataSchema } from '@umbral/protocol/settings/setting-schema.ts';
import { z } from 'zod';

const fileList = z.array(z.string()).readonly();
const hashes = z.record(z.string(), z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** `assets.json` of a release. */
export const assetsSchema: z.ZodType<Assets> = z.object({
  entry: z.string().optional(),
  groups: z.record(z.string(), z.object({ js: fileList, css: fileList })),
  integrity: hashes,
});

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

/** What a shell reads in a manifest: of the contract, the routes, topics and settings that a remote declares. */
export interface ReadManifest extends Omit<ArtifactManifest, 'contract'> {
  readonly contract?: Pick<ReleaseContract, 'routes' | 'topics' | 'settings'> | undefined;
}

const contract = z.object({
  routes: z
    .array(
      z.object({ key: z.string(), pattern: z.string(), owner: z.string(), screen: declaredScreenSchema.optional() }),
    )
    .max(1000),
  topics: z.record(z.string(), topicDataSchema).optional(),
  settings: settingsDataSchema.optional(),
});

/** `manifest.json` of a release. */
export const manifestSchema: z.ZodType<ReadManifest> = z.object({
  app: appNameSchema,
  version: z.string(),
  commit: z.string(),
  files: hashes,
  shared: z.record(z.string(), z.string()),
  routes: z.array(z.string()),
  chunks: z.record(z.string(), z.string()).optional(),
  fragments: z.array(z.string()),
  contract: contract.optional(),
});

/** A version as it may stand in a path: no separators, no dots alone. */
export const versionSchema = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._+-]{0,79}$/);
