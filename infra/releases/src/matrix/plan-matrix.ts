import type { AppName } from '@umbral/protocol/release/artifact.ts';
import type { LivingSet } from '../living/living-versions.ts';
import { isAlive, type LivingVersion, nameOf, type Version } from '../living/world.ts';
import { meetings } from './meeting.ts';

/** Two versions that can come together on a page. */
export interface MatrixPair {
  /** `shell@1.3.0`. */
  readonly other: string;
  /** Why they meet. */
  readonly because: readonly string[];
}

/** One set of exact versions, and the pairs that journeys on it prove. */
export interface MatrixRun {
  readonly versions: Readonly<Record<AppName, string>>;
  readonly pairs: readonly MatrixPair[];
  /** Tabs that have this set open, but for the candidate. */
  readonly tabs: number;
}

/** What must be tried before a candidate runs beside all that live. */
export interface MatrixPlan {
  readonly candidate: string;
  readonly runs: readonly MatrixRun[];
  /** Living versions that the candidate never meets. */
  readonly apart: readonly string[];
}

/**
 * The fewest sets of versions in which a candidate meets every living version that it has to do with: first those that
 * tabs really have open together, then what new visits get, each with the one version exchanged.
 */
export function planMatrix(
  candidate: Version,
  living: readonly LivingVersion[],
  sets: readonly LivingSet[],
): MatrixPlan {
  const others = living.filter((version) => isAlive(version) && version.app !== candidate.app);
  const met = others.filter((other) => meetings(candidate, other).length > 0);
  const open = new Set(met.map(nameOf));
  const runs: MatrixRun[] = [];
  for (const { versions, tabs } of candidateSets(candidate, others, sets)) {
    const found = met.filter((other) => open.has(nameOf(other)) && versions[other.app] === other.version);
    if (found.length === 0) continue;
    for (const other of found) open.delete(nameOf(other));
    runs.push({
      versions,
      tabs,
      pairs: found.map((other) => ({ other: nameOf(other), because: meetings(candidate, other) })),
    });
  }
  return {
    candidate: nameOf(candidate),
    runs,
    apart: others.filter((other) => !met.includes(other)).map(nameOf),
  };
}

type Versions = Record<AppName, string>;

/** Sets in the order in which they are worth a run; every living version is in one of them. */
function candidateSets(
  candidate: Version,
  others: readonly LivingVersion[],
  sets: readonly LivingSet[],
): { versions: Versions; tabs: number }[] {
  const own = { [candidate.app]: candidate.version };
  const usual: Versions = Object.fromEntries(others.toSorted(byReach).map(({ app, version }) => [app, version]));
  const known = new Set(others.map(nameOf));
  const lived = sets.map(({ versions, tabs }) => ({
    versions: { ...usual, ...onlyKnown(versions, known), ...own },
    tabs,
  }));
  const single = others.map(({ app, version, openTabs }) => ({
    versions: { ...usual, [app]: version, ...own },
    tabs: openTabs,
  }));
  return [...lived.toSorted((a, b) => b.tabs - a.tabs), { versions: { ...usual, ...own }, tabs: 0 }, ...single];
}

/** The version that most new visits get is the last of its application. */
function byReach(a: LivingVersion, b: LivingVersion): number {
  return a.percent - b.percent || a.openTabs - b.openTabs;
}

/** Versions that nobody knows any more cannot be tried. */
function onlyKnown(versions: Readonly<Record<string, string>>, known: ReadonlySet<string>): Versions {
  return Object.fromEntries(Object.entries(versions).filter(([app, version]) => known.has(`${app}@${version}`)));
}
