import type { Logger } from 'pino';
import type { AppName } from 'shared-contracts/remote/artifact.ts';
import { type RemoteName, remoteNames } from 'shared-contracts/routes/owners.ts';
import { openActiveTable } from '../artifacts/active-table.ts';
import { UnfitArtifact } from '../artifacts/artifact.ts';
import { requireSharedVersions } from '../artifacts/shared-versions.ts';
import type { Config } from '../config.ts';
import { type CanaryRequest, proveRelease } from './canary.ts';
import { type Composition, compose, type RemoteRelease, type ShellRelease } from './composition.ts';
import type { CompositionHolder } from './composition-holder.ts';
import { loadRemote, loadShell } from './load-release.ts';

export interface ReleasesOptions {
  readonly config: Config;
  readonly holder: CompositionHolder;
  readonly log: Logger;
  readonly canary: CanaryRequest;
  /** Another composition is the current one now. */
  onSwitch(composition: Composition): void;
}

/** What an activation changed. */
export interface Activation {
  readonly app: AppName;
  readonly version: string;
  readonly previous?: string;
  readonly composition: string;
}

/** Decides which versions run. Changes happen one after the other. */
export interface Releases {
  /** Loads the versions of the active table. A remote that cannot be loaded is left out. */
  start(): Promise<void>;
  /** Proves a version and makes it the active one; throws `UnfitArtifact` and leaves everything as it was. */
  activate(app: AppName, version: string): Promise<Activation>;
  /** Makes the version that ran before the active one again. */
  rollBack(app: AppName): Promise<Activation>;
}

/** Makes the keeper of the active versions. */
export function createReleases({ config, holder, log, canary, onSwitch }: ReleasesOptions): Releases {
  const table = openActiveTable(config.ARTIFACTS_DIR);
  let changing: Promise<unknown> = Promise.resolve();

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = changing.then(work);
    changing = turn.catch(() => undefined);
    return turn;
  }

  function required(): Composition {
    const current = holder.current();
    if (!current) throw new UnfitArtifact('The portal has no composition yet');
    return current;
  }

  function switchTo(shell: ShellRelease, remotes: ReadonlyMap<RemoteName, RemoteRelease>): Composition {
    const next = compose(shell, remotes);
    holder.switchTo(next);
    onSwitch(next);
    return next;
  }

  async function tryRemote(name: RemoteName, version: string): Promise<RemoteRelease | undefined> {
    try {
      const release = await loadRemote(config, name, version);
      await release.pool.ready.catch((error: Error) =>
        log.error({ remote: name, version, err: error }, 'does not start'),
      );
      return release;
    } catch (error) {
      log.error({ remote: name, version, err: error }, 'cannot be loaded');
      return undefined;
    }
  }

  async function prepareShell(version: string): Promise<Composition> {
    const shell = await loadShell(config.ARTIFACTS_DIR, version);
    const { remotes } = required();
    for (const { artifact } of remotes.values()) requireSharedVersions(artifact, shell.artifact);
    if (shell.frame.renderShellPage({ kind: 'not-found' }).html === '') throw new UnfitArtifact('The frame is empty');
    return switchTo(shell, remotes);
  }

  async function prepareRemote(name: RemoteName, version: string): Promise<Composition> {
    const release = await loadRemote(config, name, version);
    try {
      requireSharedVersions(release.artifact, required().shell.artifact);
      await proveRelease(release, canary);
      const { shell, remotes } = required();
      return switchTo(shell, new Map([...remotes, [name, release]]));
    } catch (error) {
      await release.pool.close();
      throw error;
    }
  }

  function activeVersion(app: AppName): string | undefined {
    const { shell, remotes } = required();
    return app === 'shell' ? shell.artifact.version : remotes.get(app)?.artifact.version;
  }

  async function change(app: AppName, version: string): Promise<Activation> {
    const previous = activeVersion(app);
    if (previous === version) return { app, version, previous, composition: required().id };
    const { id } = await (app === 'shell' ? prepareShell(version) : prepareRemote(app, version));
    log.info({ app, version, previous, composition: id }, 'activated');
    return { app, version, previous, composition: id };
  }

  return {
    start: () =>
      inTurn(async () => {
        const active = await table.read();
        if (!active.shell) throw new UnfitArtifact(`No version of the shell is active in ${config.ARTIFACTS_DIR}`);
        const shell = await loadShell(config.ARTIFACTS_DIR, active.shell);
        const loading = remoteNames.map((name) => active[name] && tryRemote(name, active[name]));
        const loaded = (await Promise.all(loading)).filter((release) => release !== undefined && release !== '');
        switchTo(shell, new Map(loaded.map((release) => [release.name, release])));
      }),
    activate: (app, version) =>
      inTurn(async () => {
        const activation = await change(app, version);
        await table.activated(app, version);
        return activation;
      }),
    rollBack: (app) =>
      inTurn(async () => {
        const version = await table.previous(app, activeVersion(app) ?? '');
        if (version === undefined) throw new UnfitArtifact(`${app} has no earlier version to go back to`);
        const activation = await change(app, version);
        await table.rolledBack(app, version);
        return activation;
      }),
  };
}
