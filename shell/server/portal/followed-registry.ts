import type { Logger } from 'pino';
import type { ArtifactStore } from '../artifacts/artifact-store.ts';
import type { Config } from '../config.ts';
import { followRevokedLinks, nothingRevoked, type RevokedLinks } from '../links/revoked-links.ts';
import { createKeyRing, type KeyRing, readTrustedKeys } from '../registry/key-ring.ts';
import { createRegistryClient, type RegistryClient } from '../registry/registry-client.ts';
import { type FetchedReleases, openFetchedReleases } from '../releases/fetch/fetched-releases.ts';
import { createRegistryArtifacts } from '../releases/fetch/registry-artifacts.ts';
import { type LastGood, openLastGood } from '../releases/follow/last-good.ts';
import { type FormerAddresses, followFormerAddresses, nothingFormer } from '../site/former-addresses.ts';

/** What a shell that follows a registry has beside the others. */
export interface FollowedRegistry {
  readonly client: RegistryClient;
  readonly keyRing: KeyRing;
  /** What it is followed for. */
  readonly environment: string;
  /** Releases of the registry. */
  readonly artifacts: ArtifactStore;
  readonly fetched: FetchedReleases;
  readonly lastGood: LastGood;
}

/** The registry that the configuration names, if it names one. */
export function followedRegistry(config: Config, log: Logger): FollowedRegistry | undefined {
  const { ARTIFACTS_DIR: artifactsDir, registry } = config;
  if (!registry) return undefined;
  const client = createRegistryClient(registry);
  const keyRing = createKeyRing(readTrustedKeys(registry.trustedKeysFile));
  const fetched = openFetchedReleases(artifactsDir);
  const floorBytes = config.DISK_FLOOR_MB * 2 ** 20;
  const artifacts = createRegistryArtifacts({ client, artifactsDir, keyRing, fetched, floorBytes, log });
  const { environment } = registry;
  return { client, keyRing, environment, artifacts, fetched, lastGood: openLastGood(artifactsDir) };
}

/** The keys that may sign links: without a registry nothing else is signed by them. */
export function linkKeys({ TRUSTED_KEYS_FILE: file }: Config, registry: FollowedRegistry | undefined): KeyRing {
  return registry?.keyRing ?? createKeyRing(file === undefined ? [] : readTrustedKeys(file));
}

/** The links that count no more, as the registry says. */
export function revokedLinks(config: Config, registry: FollowedRegistry | undefined, log: Logger): RevokedLinks {
  if (!registry) return nothingRevoked;
  return followRevokedLinks({ ask: registry.client.revokedLinks, artifactsDir: config.ARTIFACTS_DIR, log });
}

/** The addresses that had pages once, as the registry says. */
export function formerAddresses(
  { ARTIFACTS_DIR: artifactsDir }: Config,
  registry: FollowedRegistry | undefined,
  log: Logger,
  onChange: () => void,
): FormerAddresses {
  if (!registry) return nothingFormer;
  return followFormerAddresses({ ask: registry.client.tombstones, artifactsDir, onChange, log });
}
