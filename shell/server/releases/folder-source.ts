import type { AppName } from '@umbral/protocol/release/artifact.ts';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import type { Logger } from 'pino';
import { openActiveTable } from '../artifacts/active-table.ts';
import { UnfitArtifact } from '../artifacts/artifact.ts';
import type { Activation, CompositionSource } from './composition-source.ts';
import type { Preparation } from './prepare-release.ts';
import type { NextLineup } from './show/next-lineup.ts';

export interface FolderSourceOptions {
  readonly artifactsDir: string;
  readonly lineup: NextLineup;
  readonly prepare: Preparation;
  readonly log: Logger;
}

/** Runs what the folder's `active.json` names; changes come from `/_platform/*` and happen one after the other. */
export function createFolderSource({ artifactsDir, lineup, prepare, log }: FolderSourceOptions): CompositionSource {
  const table = openActiveTable(artifactsDir);
  let changing: Promise<unknown> = Promise.resolve();

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = changing.then(work);
    changing = turn.catch(() => undefined);
    return turn;
  }

  function requiredShell() {
    const shell = lineup.shell();
    if (!shell) throw new UnfitArtifact('The portal has no composition yet');
    return shell.release;
  }

  async function startRemote(name: RemoteName, version: string): Promise<void> {
    try {
      const release = await prepare.remote(name, { version, shells: [], isFirst: true, told: {} });
      lineup.placeRemote(name, { release, isPinned: false });
    } catch (error) {
      log.error({ remote: name, version, err: error }, 'cannot be loaded');
    }
  }

  async function prepareShell(version: string): Promise<void> {
    requiredShell();
    const remotes = lineup.remotes().map(({ release }) => release.release);
    lineup.placeShell({ release: await prepare.shell(version, undefined, remotes), isPinned: false });
  }

  async function prepareRemote(name: RemoteName, version: string): Promise<void> {
    const release = await prepare.remote(name, { version, shells: [requiredShell()], told: {} });
    lineup.placeRemote(name, { release, isPinned: false });
  }

  function activeVersion(app: AppName): string | undefined {
    const shell = requiredShell();
    return app === 'shell' ? shell.artifact.version : lineup.remote(app)?.release.release.artifact.version;
  }

  async function change(app: AppName, version: string): Promise<Activation> {
    const previous = activeVersion(app);
    if (previous !== version) {
      await (app === 'shell' ? prepareShell(version) : prepareRemote(app, version));
    }
    const composition = lineup.show()?.id ?? '';
    if (previous !== version) log.info({ app, version, previous, composition }, 'activated');
    return { app, version, previous, composition };
  }

  return {
    start: () =>
      inTurn(async () => {
        const active = await table.read();
        if (!active.shell) throw new UnfitArtifact(`No version of the shell is active in ${artifactsDir}`);
        const shell = await prepare.shell(active.shell, undefined, []);
        const { shell: _, ...remotes } = active;
        await Promise.all(Object.entries(remotes).map(([name, version]) => version && startRemote(name, version)));
        lineup.placeShell({ release: shell, isPinned: false });
        lineup.show();
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
    state: () => ({ kind: 'folder', seq: 0, refused: [] }),
    stop: () => Promise.resolve(),
  };
}
