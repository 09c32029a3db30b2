import type { Shell } from '../registry/answers.ts';

/** How a region fares. */
export interface Region {
  readonly name: string;
  /** Its shells that speak; of a silent one, all that it had. */
  readonly shells: number;
  /** Seconds that the furthest of them is behind. */
  readonly lagSeconds: number;
  /** When the last of them spoke, where none does any more. */
  readonly silentSince: string | undefined;
}

/** Regions by name, of shells that say where they stand. */
export function regionsOf(shells: readonly Shell[]): readonly Region[] {
  const named = Map.groupBy(
    shells.filter(({ region }) => region !== null),
    ({ region }) => region ?? '',
  );
  return [...named].map(([name, all]) => regionOf(name, all)).toSorted((a, b) => a.name.localeCompare(b.name));
}

function regionOf(name: string, all: readonly Shell[]): Region {
  const alive = all.filter(({ isAlive }) => isAlive);
  const counted = alive.length > 0 ? alive : all;
  const last = all
    .map(({ lastSeen }) => lastSeen)
    .toSorted()
    .at(-1);
  return {
    name,
    shells: counted.length,
    lagSeconds: Math.max(...counted.map(({ lagSeconds }) => lagSeconds)),
    silentSince: alive.length > 0 ? undefined : last,
  };
}
