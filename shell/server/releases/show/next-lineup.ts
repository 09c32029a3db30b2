import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import type { Composition, ShellRelease, ToldSettings } from '../../composition/composition.ts';
import type { CompositionHolder } from '../../composition/composition-holder.ts';
import { createLineup, type Placed } from '../../composition/lineup.ts';
import type { HeldRelease } from '../start/running-releases.ts';

/** Render threads per remote for everybody's version: searches are most of the traffic. */
const threadsOf: Record<RemoteName, number> = { 'mf-search': 2 };

/** The versions that a source of compositions has chosen; visitors get them once they are shown. */
export interface NextLineup {
  shell(): Placed<ShellRelease> | undefined;
  remote(name: RemoteName): Placed<HeldRelease> | undefined;
  remotes(): readonly Placed<HeldRelease>[];
  placeShell(placed: Placed<ShellRelease>): void;
  /** Takes over what is held, and lets go of what stood there. */
  placeRemote(name: RemoteName, placed: Placed<HeldRelease> | undefined): void;
  /** What remotes are told from the next showing on. */
  tell(told: ToldSettings): void;
  /** From now on visits get what was placed; nothing happens before there is a shell. */
  show(): Composition | undefined;
}

/** Makes the line-up that comes next, with nothing in it. `onSwitch` hears when most visitors get another composition. */
export function createNextLineup(holder: CompositionHolder, onSwitch: () => void): NextLineup {
  const remotes = new Map<RemoteName, Placed<HeldRelease>>();
  let shell: Placed<ShellRelease> | undefined;
  let told: ToldSettings = {};

  function show(): Composition | undefined {
    if (!shell) return undefined;
    const held = [...remotes.values()].flatMap(heldIn).map((one) => one.again());
    const released = [...remotes].map(([name, one]) => [name, releasesIn(one)] as const);
    const lineup = createLineup({ shell, remotes: new Map(released), told });
    const before = holder.current();
    holder.switchTo(lineup, () => {
      for (const one of held) one.letGo();
    });
    for (const [name, { release }] of remotes) release.release.pool.growTo(threadsOf[name] ?? 1);
    if (before?.id !== lineup.leading.id) onSwitch();
    return lineup.leading;
  }

  return {
    shell: () => shell,
    remote: (name) => remotes.get(name),
    remotes: () => [...remotes.values()],
    placeShell(placed) {
      shell = placed;
    },
    placeRemote(name, placed) {
      const before = remotes.get(name);
      if (placed) remotes.set(name, placed);
      else remotes.delete(name);
      for (const one of before ? heldIn(before) : []) one.letGo();
    },
    tell(next) {
      told = next;
    },
    show,
  };
}

function heldIn({ release, canary }: Placed<HeldRelease>): readonly HeldRelease[] {
  return canary ? [release, canary.release] : [release];
}

function releasesIn({ release, isPinned, canary }: Placed<HeldRelease>) {
  const running = canary && { release: canary.release.release, share: canary.share };
  return { release: release.release, isPinned, canary: running };
}
