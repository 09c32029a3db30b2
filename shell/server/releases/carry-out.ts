import type { CompositionLock, LockedApp, LockedRelease } from '@umbral/protocol/composition/composition-lock.ts';
import type { AppName } from '@umbral/protocol/release/artifact.ts';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import type { ShellRelease } from '../composition/composition.ts';
import type { Placed } from '../composition/lineup.ts';
import type { RefusedVersion } from './composition-source.ts';
import type { Preparation } from './prepare-release.ts';
import type { NextLineup } from './show/next-lineup.ts';
import type { HeldRelease } from './start/running-releases.ts';

export interface CarryOutOptions {
  readonly lineup: NextLineup;
  readonly prepare: Preparation;
  readonly lock: CompositionLock;
  /** What runs where a version of `lock` does not and nothing else stands there yet. */
  readonly fallback?: CompositionLock | undefined;
  /** A newer composition has come: this one changes nothing any more. */
  isSuperseded(): boolean;
  /** Something of the next line-up is new. */
  onChange(): void;
}

/**
 * Brings the versions of a composition into the next line-up, each as soon as it is ready, so that a slow one keeps no
 * rollback of another waiting. One that is not fit leaves what stood in its place. Gives those that were refused.
 */
export async function carryOut(options: CarryOutOptions): Promise<readonly RefusedVersion[]> {
  const { lineup, prepare, lock, fallback, isSuperseded, onChange } = options;
  const refused: RefusedVersion[] = [];

  /** What `work` gives, or nothing where the version is refused. */
  async function attempt<Result>(app: AppName, version: string, work: () => Promise<Result>) {
    try {
      return await work();
    } catch (error) {
      refused.push({ remote: app, version, reason: error instanceof Error ? error.message : String(error) });
      return undefined;
    }
  }

  function shellsNow(): readonly ShellRelease[] {
    const shell = lineup.shell();
    return shell ? [shell.release, ...(shell.canary ? [shell.canary.release] : [])] : [];
  }

  async function shellOf({ version, manifest }: LockedRelease): Promise<ShellRelease | undefined> {
    const present = shellsNow().find(({ artifact }) => artifact.version === version && artifact.digest === manifest);
    const remotes = lineup.remotes().flatMap(({ release, canary }) => [release, ...(canary ? [canary.release] : [])]);
    const held = remotes.map(({ release }) => release);
    return present ?? attempt('shell', version, () => prepare.shell(version, manifest, held));
  }

  async function placeShell(app: LockedApp | undefined): Promise<void> {
    const wanted = leadingOf(app);
    const release = (wanted && (await shellOf(wanted))) ?? lineup.shell()?.release ?? (await fallbackShell());
    const canary = canaryOf(app);
    const other = canary && (await shellOf(canary));
    if (!release || isSuperseded()) return;
    const placed = other && canary ? { release: other, share: canary.share } : undefined;
    lineup.placeShell({ release, isPinned: app?.pin !== undefined, canary: placed });
    onChange();
  }

  async function fallbackShell(): Promise<ShellRelease | undefined> {
    const locked = leadingOf(fallback?.apps.shell);
    return locked && shellOf(locked);
  }

  async function remoteOf(name: RemoteName, locked: LockedRelease, isFirst: boolean): Promise<HeldRelease | undefined> {
    const { version, manifest: digest } = locked;
    return attempt(name, version, () =>
      prepare.remote(name, { version, digest, shells: shellsNow(), isFirst, told: lock.settings ?? {} }),
    );
  }

  async function leadingRemote(name: RemoteName, wanted: LockedRelease): Promise<HeldRelease | undefined> {
    const standing = () => lineup.remote(name)?.release;
    const other = leadingOf(fallback?.apps[name]);
    const hasOther = other !== undefined && other.manifest !== wanted.manifest;
    const isFirst = standing() === undefined && !hasOther;
    const found = await remoteOf(name, wanted, isFirst);
    if (found || isSuperseded()) return found;
    return standing()?.again() ?? (hasOther ? remoteOf(name, other, true) : undefined);
  }

  async function placeRemote(name: RemoteName, app: LockedApp | undefined): Promise<void> {
    const wanted = leadingOf(app);
    const [release, canary] = await Promise.all([wanted && leadingRemote(name, wanted), canaryRemote(name, app)]);
    const isRefused = wanted !== undefined && release === undefined;
    if (isRefused || isSuperseded()) release?.letGo();
    if (!release || isSuperseded()) canary?.release.letGo();
    if (isRefused || isSuperseded()) return;
    lineup.placeRemote(name, release && { release, isPinned: app?.pin !== undefined, canary });
    onChange();
  }

  async function canaryRemote(name: RemoteName, app: LockedApp | undefined): Promise<Placed<HeldRelease>['canary']> {
    const canary = canaryOf(app);
    const release = canary && (await remoteOf(name, canary, false));
    return release && { release, share: canary.share };
  }

  lineup.tell(lock.settings ?? {});
  await placeShell(lock.apps.shell);
  const names = new Set([...Object.keys(lock.apps), ...lineup.remotes().map(({ release }) => release.release.name)]);
  names.delete('shell');
  await Promise.all([...names].map((name) => placeRemote(name, lock.apps[name])));
  return refused;
}

/** What everybody gets who gets nothing else. */
function leadingOf(app: LockedApp | undefined): LockedRelease | undefined {
  return app?.pin ?? app?.stable;
}

/** A pin leaves no room for a canary, and a share of nobody needs no threads. */
function canaryOf(app: LockedApp | undefined): LockedApp['canary'] {
  return app?.pin || app?.canary?.share === 0 ? undefined : app?.canary;
}
