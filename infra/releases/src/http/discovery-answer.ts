import type { CompositionLock, LockedRelease } from '@umbral/protocol/composition/composition-lock.ts';
import { allVisitors } from '@umbral/protocol/composition/composition-lock.ts';
import { manifestSchema } from '../registry/manifest-schema.ts';
import type { RegistryDatabase } from '../registry/registry.ts';
import { findRelease } from '../registry/releases.ts';

const schemaAddress = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/** One version in the Frontend Service Discovery schema. */
export interface DiscoveredVersion {
  readonly url: string;
  readonly metadata: { readonly integrity: string; readonly version: string };
  readonly deployment: { readonly traffic: number; readonly default: boolean };
}

/** A composition in the Frontend Service Discovery schema (awslabs/frontend-discovery, v1-pre). */
export interface DiscoveryAnswer {
  readonly schema: string;
  readonly microFrontends: Readonly<Record<string, readonly DiscoveredVersion[]>>;
}

/** Tells other tools what runs, in the schema that they know. Applications without a remote entry are left out. */
export async function discover(db: RegistryDatabase, lock: CompositionLock | undefined): Promise<DiscoveryAnswer> {
  const microFrontends: Record<string, DiscoveredVersion[]> = {};
  for (const [app, { stable, canary, pin }] of Object.entries(lock?.apps ?? {})) {
    const share = canary && !pin ? (canary.share / allVisitors) * 100 : 0;
    const leading = pin ?? stable;
    const versions = [
      leading && (await describe(db, app, leading, { traffic: 100 - share, default: true })),
      canary && !pin && (await describe(db, app, canary, { traffic: share, default: leading === undefined })),
    ].filter((version) => version !== undefined && version !== false);
    if (versions.length > 0) microFrontends[app] = versions;
  }
  return { schema: schemaAddress, microFrontends };
}

async function describe(
  db: RegistryDatabase,
  app: string,
  { version }: LockedRelease,
  deployment: DiscoveredVersion['deployment'],
): Promise<DiscoveredVersion | undefined> {
  const { files } = manifestSchema.parse(JSON.parse((await findRelease(db, app, version)).manifest));
  const entry = Object.entries(files).find(([path]) => /^web\/remoteEntry\.[^/]+\.js$/.test(path));
  if (!entry) return undefined;
  const [path, integrity] = entry;
  return { url: `/r/${app}/${version}/${path}`, metadata: { integrity, version }, deployment };
}
