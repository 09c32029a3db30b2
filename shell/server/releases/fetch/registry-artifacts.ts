import type { AppName } from '@umbral/protocol/release/artifact.ts';
import { requireRoom } from 'infra-storage/disk-room.ts';
import type { Logger } from 'pino';
import { type Artifact, manifestDigest, readArtifact, UnfitArtifact, verifyFiles } from '../../artifacts/artifact.ts';
import { releaseManifestSchema } from '../../artifacts/artifact-schema.ts';
import { requireSignature, requireSigned } from '../../artifacts/artifact-signature.ts';
import { type ArtifactStore, requireDigest } from '../../artifacts/artifact-store.ts';
import type { KeyRing } from '../../registry/key-ring.ts';
import { RegistryAway, type RegistryClient } from '../../registry/registry-client.ts';
import type { FetchedReleases } from './fetched-releases.ts';
import { installRelease, type ReleaseToInstall } from './install-release.ts';
import { packCopies } from './pack-copies.ts';

export interface RegistryArtifactsOptions {
  readonly client: RegistryClient;
  readonly artifactsDir: string;
  readonly keyRing: KeyRing;
  readonly fetched: FetchedReleases;
  /** What must stay free on the disk of the folder. */
  readonly floorBytes: number;
  readonly log: Logger;
}

/** Asking for versions that nobody knows must not become a burden for the registry. */
const strangersPerMinute = 60;
const minuteMs = 60_000;

/**
 * Releases of the registry. One that lies in the folder is verified like one that comes: the manifest by its signature,
 * each file by the manifest; what is missing or damaged is fetched.
 */
export function createRegistryArtifacts(options: RegistryArtifactsOptions): ArtifactStore {
  const { client, artifactsDir, keyRing, fetched, floorBytes, log } = options;
  const underWay = new Map<string, Promise<Artifact>>();
  const strangers = new Map<string, number>();

  async function readSigned(app: AppName, version: string): Promise<Artifact> {
    const artifact = await readArtifact(artifactsDir, app, version);
    await requireSignature(artifact, keyRing.keys());
    return artifact;
  }

  async function readWhole(app: AppName, version: string, digest: string | undefined): Promise<Artifact> {
    const artifact = await readSigned(app, version);
    requireDigest(artifact, digest);
    await verifyFiles(artifact);
    return artifact;
  }

  async function askFor(app: AppName, version: string, digest: string | undefined): Promise<ReleaseToInstall> {
    const offered = await client.release(app, version);
    const manifest = releaseManifestSchema.safeParse(offered.manifest);
    if (!manifest.success || manifest.data.app !== app || manifest.data.version !== version) {
      throw new UnfitArtifact(`The registry has another manifest for ${app} ${version}`);
    }
    const release = { ...offered, app, version, files: manifest.data.files, digest: manifestDigest(offered.manifest) };
    if (digest !== undefined && digest !== release.digest) {
      throw new UnfitArtifact(`${app} ${version} of the registry is not the release that the composition names`);
    }
    await requireSigned(release, release, keyRing.keys());
    return release;
  }

  async function bring(app: AppName, version: string, digest: string | undefined): Promise<Artifact> {
    const present = await readWhole(app, version, digest).then(
      (artifact) => ({ artifact, fault: undefined }),
      (fault: Error) => ({ artifact: undefined, fault }),
    );
    if (present.artifact) {
      await fetched.needed(app, version).catch(() => undefined);
      return present.artifact;
    }
    const began = performance.now();
    try {
      const release = await askFor(app, version, digest);
      await requireRoom(artifactsDir, floorBytes);
      await fetched.fetched(app, version);
      await installRelease(client, artifactsDir, release);
    } catch (error) {
      throw unfit(app, version, error, present.fault);
    }
    const artifact = await readWhole(app, version, digest);
    log.info({ app, version, ms: Math.round(performance.now() - began) }, 'fetched from the registry');
    // Meanwhile its texts are packed on their way.
    void packCopies(artifact).catch((error: unknown) => log.warn({ app, version, err: error }, 'cannot be packed'));
    return artifact;
  }

  function take(app: AppName, version: string, digest?: string): Promise<Artifact> {
    const key = `${app}@${version}@${digest ?? ''}`;
    const known = underWay.get(key);
    if (known) return known;
    const bringing = bring(app, version, digest).finally(() => underWay.delete(key));
    underWay.set(key, bringing);
    return bringing;
  }

  function mayAskForStranger(app: AppName, version: string): boolean {
    const now = performance.now();
    for (const [key, at] of strangers) if (now - at > minuteMs) strangers.delete(key);
    const key = `${app}@${version}`;
    if (strangers.has(key) || strangers.size >= strangersPerMinute) return false;
    strangers.set(key, now);
    return true;
  }

  return {
    take,
    async find(app, version) {
      try {
        return await readSigned(app, version);
      } catch (error) {
        // Another shell may serve what this one does not have yet.
        if (!mayAskForStranger(app, version)) throw error;
        const found = await take(app, version);
        strangers.delete(`${app}@${version}`);
        return found;
      }
    },
  };
}

/** One sentence that may leave this machine. */
function unfit(app: AppName, version: string, error: unknown, present: Error): UnfitArtifact {
  if (error instanceof UnfitArtifact) return error;
  if (error instanceof RegistryAway) {
    return new UnfitArtifact(`${present.message}, and cannot be fetched: ${error.message}`);
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'an unknown fault';
  return new UnfitArtifact(`${app} ${version} cannot be written to the folder of releases: ${code}`);
}
