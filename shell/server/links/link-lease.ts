import type { QaLink } from '@umbral/protocol/composition/qa-link.ts';
import type { AppName } from '@umbral/protocol/release/artifact.ts';
import { isRemoteName, type RemoteName } from '@umbral/protocol/routes/owners.ts';
import { UnfitArtifact } from '../artifacts/artifact.ts';
import type { ChaosPools } from '../chaos/chaos-pools.ts';
import { type Composition, compose, type RemoteRelease, type ShellRelease } from '../composition/composition.ts';
import type { CompositionHolder, CompositionLease } from '../composition/composition-holder.ts';
import type { LeasedComposition } from '../composition/lease-for-visit.ts';
import type { Preparation } from '../releases/prepare-release.ts';
import type { HeldRelease } from '../releases/start/running-releases.ts';
import { devOverlay } from './dev-overlay.ts';
import { LinkRefused } from './link-refused.ts';

export interface LinkLeaseOptions {
  readonly holder: CompositionHolder;
  readonly prepare: Preparation;
  readonly chaos: ChaosPools;
}

/** Takes the composition of a link; nothing before the portal has one, and `LinkRefused` where it cannot be shown whole. */
export type LeaseForLink = (link: QaLink) => Promise<LeasedComposition | undefined>;

/** So many versions may run for links alone; the threads of each take memory. */
const mostVersions = 6;
const keptShells = 3;

/**
 * Makes the way from a link to its composition: exactly what the link says over everybody's versions, or nothing of it.
 * A version that is gone, is another one, or does not draw is a `LinkRefused`.
 */
export function createLeaseForLink({ holder, prepare, chaos }: LinkLeaseOptions): LeaseForLink {
  const shells = new Map<string, Promise<ShellRelease>>();
  const running = new Map<string, number>();

  function shellOf({ pins }: QaLink, { shell, remotes }: Composition): Promise<ShellRelease> | ShellRelease {
    if (!pins.shell || isSame(shell, pins.shell)) return shell;
    const { version, manifest } = pins.shell;
    const key = `${version}@${manifest}`;
    const known = shells.get(key) ?? prepare.shell(version, manifest, [...remotes.values()]);
    shells.set(key, known);
    known.catch(() => shells.delete(key));
    for (const oldest of [...shells.keys()].slice(0, -keptShells)) shells.delete(oldest);
    return known;
  }

  async function hold(name: RemoteName, pin: Pin, { shell, told }: HoldingTerms): Promise<HeldRelease> {
    const key = `${name}@${pin.version}@${pin.manifest}`;
    if (!running.has(key) && running.size >= mostVersions) throw new LinkRefused('busy');
    running.set(key, (running.get(key) ?? 0) + 1);
    const leave = () => {
      const left = (running.get(key) ?? 1) - 1;
      if (left > 0) running.set(key, left);
      else running.delete(key);
    };
    try {
      const held = await prepare.remote(name, { version: pin.version, digest: pin.manifest, shells: [shell], told });
      return counted(held, leave);
    } catch (error) {
      leave();
      throw error;
    }
  }

  async function compositionOf(link: QaLink, base: Composition, held: HeldRelease[]): Promise<Composition> {
    const shell = await shellOf(link, base);
    const remotes = new Map(base.remotes);
    for (const [name, pin] of Object.entries(link.pins)) {
      const present = isRemoteName(name) ? base.remotes.get(name) : undefined;
      if (!isRemoteName(name) || (present && isSame(present, pin))) continue;
      const one = await hold(name, pin, { shell, told: base.told });
      held.push(one);
      remotes.set(name, one.release);
    }
    const overlaid = devOverlay(link, remotes);
    return compose(shell, await chaos.spoil(link, overlaid), { cohorts: cohortsOf(link, base), told: base.told });
  }

  async function leaseLink(link: QaLink, base: CompositionLease): Promise<LeasedComposition> {
    const held: HeldRelease[] = [];
    try {
      return leased(base, held, await compositionOf(link, base.composition, held));
    } catch (error) {
      for (const one of held) one.letGo();
      base.release();
      throw error instanceof UnfitArtifact ? new LinkRefused('unfit') : error;
    }
  }

  return async (link) => {
    const base = holder.lease();
    return base && leaseLink(link, base);
  };
}

type Pin = NonNullable<QaLink['pins'][AppName]>;
type HoldingTerms = Pick<Composition, 'shell' | 'told'>;

function isSame({ artifact }: ShellRelease | RemoteRelease, { version, manifest }: Pin): boolean {
  return artifact.version === version && artifact.digest === manifest;
}

/** Whatever a link touches is no measure of how everybody's version does. */
function cohortsOf({ pins, dev, chaos }: QaLink, { cohorts }: Composition): Composition['cohorts'] {
  const touched = [...Object.keys(pins), ...Object.keys(dev), ...chaos.map(({ remote }) => remote)];
  const apps = touched.filter((app): app is AppName => app === 'shell' || isRemoteName(app));
  return new Map([...cohorts, ...apps.map((app) => [app, 'link'] as const)]);
}

function counted(held: HeldRelease, leave: () => void): HeldRelease {
  let isHeld = true;
  return {
    ...held,
    letGo(fate) {
      held.letGo(fate);
      if (isHeld) leave();
      isHeld = false;
    },
  };
}

function leased(base: CompositionLease, held: readonly HeldRelease[], composition: Composition): LeasedComposition {
  return {
    composition,
    isPrivate: true,
    isPerVisitor: false,
    showsVersions: true,
    everybodys: base.composition,
    again: () =>
      leased(
        base.again(),
        held.map((one) => one.again()),
        composition,
      ),
    release() {
      for (const one of held) one.letGo();
      base.release();
    },
  };
}
