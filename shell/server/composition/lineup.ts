import { allVisitors } from '@umbral/protocol/composition/composition-lock.ts';
import type { AppName } from '@umbral/protocol/release/artifact.ts';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import type { Artifact } from '../artifacts/artifact.ts';
import type { CanaryShare } from './bucket.ts';
import { type Composition, compose, type RemoteRelease, type ShellRelease, type ToldSettings } from './composition.ts';

/** What visitors may get of one application. */
export interface Placed<Release> {
  readonly release: Release;
  /** Everybody gets it, and a canary does not count. */
  readonly isPinned: boolean;
  readonly canary?: { readonly release: Release; readonly share: number } | undefined;
}

/** All versions that visitors get at one time. */
export interface Lineup {
  /** What a visitor without any canary gets. */
  readonly leading: Composition;
  /** Whether two visitors may get different versions. */
  readonly dependsOnVisitor: boolean;
  /** What a visitor gets. */
  compositionFor(takes: (canary: CanaryShare) => boolean): Composition;
}

type PlacedPart = Placed<{ readonly artifact: Artifact }>;

export interface LineupParts {
  readonly shell: Placed<ShellRelease>;
  readonly remotes: ReadonlyMap<RemoteName, Placed<RemoteRelease>>;
  /** What remotes are told, whichever version a visitor has. */
  readonly told: ToldSettings;
}

/** Makes the line-up of its parts; the same choice is the same composition. */
export function createLineup({ shell, remotes, told }: LineupParts): Lineup {
  const placed = new Map<AppName, PlacedPart>([['shell', shell], ...remotes]);
  const canaries = [...placed].flatMap(([app, one]) => canaryOf(app, one));
  const made = new Map<string, Composition>();

  function compositionOf(taken: ReadonlySet<AppName>): Composition {
    const key = [...taken].join(' ');
    const known = made.get(key);
    if (known) return known;
    const pick = <Release>(app: AppName, { release, canary }: Placed<Release>) =>
      canary && taken.has(app) ? canary.release : release;
    const releases = [...remotes].map(([name, one]) => [name, pick(name, one)] as const);
    const pinned = [...placed].filter(([, { isPinned }]) => isPinned).map(([app]) => [app, 'pin'] as const);
    const cohorts = new Map([...pinned, ...[...taken].map((app) => [app, 'canary'] as const)]);
    const composition = compose(pick('shell', shell), new Map(releases), { cohorts, told });
    made.set(key, composition);
    return composition;
  }

  return {
    leading: compositionOf(new Set()),
    dependsOnVisitor: canaries.some(({ share }) => share < allVisitors),
    compositionFor: (takes) => compositionOf(new Set(canaries.filter(takes).map(({ app }) => app))),
  };
}

function canaryOf(app: AppName, { isPinned, canary }: PlacedPart): readonly CanaryShare[] {
  if (isPinned || !canary || canary.share === 0) return [];
  return [{ app, version: canary.release.artifact.version, share: canary.share }];
}
