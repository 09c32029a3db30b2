import type { Logger } from 'pino';
import { createArtifactFiles } from '../artifacts/artifact-files.ts';
import { type ArtifactStore, createFolderArtifacts } from '../artifacts/artifact-store.ts';
import { valuesFor } from '../composition/composition.ts';
import { type CompositionHolder, createCompositionHolder } from '../composition/composition-holder.ts';
import type { Config } from '../config.ts';
import { currencyOf, type RateKeeper } from '../currency/exchange-rates.ts';
import { environmentsOf, remoteEnvironment } from '../page/page-request.ts';
import type { CompositionSource, SourceState } from '../releases/composition-source.ts';
import { createFolderSource } from '../releases/folder-source.ts';
import { createPreparation, type Preparation, type ToldProof } from '../releases/prepare-release.ts';
import { createRegistrySource } from '../releases/registry-source.ts';
import { createNextLineup } from '../releases/show/next-lineup.ts';
import { createOldVersions, type OldVersions } from '../releases/start/old-versions.ts';
import { createRunningReleases } from '../releases/start/running-releases.ts';
import { startRemote } from '../releases/start/start-release.ts';
import { watchMemory } from '../render/memory-watch.ts';
import { createDrawingPlaces } from './drawing-places.ts';
import type { FollowedRegistry } from './followed-registry.ts';

export interface VersionsOptions {
  readonly config: Config;
  readonly log: Logger;
  /** Without one the folder of releases decides. */
  readonly registry: FollowedRegistry | undefined;
  readonly rates: RateKeeper;
  /** Most visitors get another composition from now on. */
  onSwitch(): void;
  /** The registry's source has news about itself. */
  onState(state: SourceState): void;
}

/** The versions that run here, and those that visits get. */
export interface Versions {
  readonly holder: CompositionHolder;
  readonly source: CompositionSource;
  readonly prepare: Preparation;
  readonly old: OldVersions;
  /** Proves the wall around what draws; rejects where none holds what the configuration asks for. */
  proveWall(): Promise<void>;
  /** Where remotes draw, and what that leaves open; undefined until it is proved. */
  drawnIn(): string | undefined;
  /** Files of releases, active or not. */
  readonly file: ReturnType<typeof createArtifactFiles>;
  close(): Promise<void>;
}

/** Wires a version's way: followed, fetched, started, proved, shown. */
export function createVersions({ config, log, registry, rates, onSwitch, onState }: VersionsOptions): Versions {
  const { ARTIFACTS_DIR: artifactsDir } = config;
  const folder = createFolderArtifacts(artifactsDir);
  const artifacts = registry?.artifacts ?? folder;
  const places = createDrawingPlaces(config, log);
  const running = createRunningReleases(async (name, version, digest) =>
    startRemote({ config, log, place: await places.start() }, name, await artifacts.take(name, version, digest)),
  );
  const prepare = createPreparation({ artifacts, running, log, proof: proofRequest(config, rates) });
  const holder = createCompositionHolder();
  const lineup = createNextLineup(holder, onSwitch);
  const source = registry
    ? createRegistrySource({ ...registry, lineup, prepare, log, onState })
    : createFolderSource({ artifactsDir, lineup, prepare, log });
  const stopWatching = watchMemory({
    rssLimitMb: config.RSS_LIMIT_MB,
    threads: () => running.all().flatMap(({ pool }) => pool.threads()),
    onKill: (bytes) => log.error({ bytes }, 'the process holds too much memory: its largest render thread was ended'),
  });
  return {
    holder,
    source,
    prepare,
    async proveWall() {
      await places.start();
    },
    drawnIn: places.said,
    old: createOldVersions(artifacts, running),
    file: createArtifactFiles({
      artifacts: config.DEV_OVERRIDES ? withDevelopmentBuilds(artifacts, folder) : artifacts,
      onDamaged(app, version, name) {
        log.error({ app, version, name }, 'a file of a release is damaged');
        // A registry has it whole.
        void registry?.artifacts.take(app, version).catch(() => undefined);
      },
    }),
    async close() {
      stopWatching();
      await source.stop();
      holder.close();
      await running.close();
    },
  };
}

/** How a version is asked for the page that proves it: as an anonymous visitor would ask. */
function proofRequest(config: Config, rates: RateKeeper): ToldProof {
  const origin = config.PORTAL_ORIGIN ?? `http://localhost:${config.PORT}`;
  return (release, path, told) => {
    const { name: remote, artifact } = release;
    const context = { origin, currency: currencyOf('cop', rates.rates()), headers: {} };
    const environment = remoteEnvironment(environmentsOf(config, context).server, {
      remote,
      version: artifact.version,
      settings: valuesFor(release, told),
    });
    return { kind: 'page', url: `${origin}${path}`, headers: {}, idPrefix: 'p-', environment };
  };
}

/** Development builds of the shell are signed by nobody; they are served where overrides are allowed. */
function withDevelopmentBuilds(artifacts: ArtifactStore, folder: ArtifactStore): ArtifactStore {
  const find: ArtifactStore['find'] = (app, version) =>
    (version.endsWith('-dev') ? folder : artifacts).find(app, version);
  return { ...artifacts, find };
}
