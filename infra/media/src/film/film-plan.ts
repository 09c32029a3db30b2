import { hashOf } from '../jobs/canonical.ts';
import type { MediaEntry } from '../manifest/entry.ts';

/** A film to be made from pictures that the library has. */
export interface FilmPlan {
  readonly key: string;
  readonly style: 'walk' | 'look-around';
  /** What it shows, in order; the first stands for it until it plays. */
  readonly scenes: readonly [MediaEntry, ...MediaEntry[]];
  readonly hash: string;
}

const version = 1;
const most = { walk: 4, 'look-around': 3 } as const;
const walkScenes = { least: 2, most: 5 } as const;
/** A walk begins outside, in the light that sells, and ends where one would sit down. */
const walkOrder = ['golden', 'entrance', 'pool', 'living', 'kitchen', 'bedroom', 'balcony', 'dusk'];

/** The films of a library: walks through the buildings with most pictures, and looks around from their panoramas. */
export function filmPlans(entries: readonly MediaEntry[]): FilmPlan[] {
  const buildings = [...Map.groupBy(entries, ({ building }) => building)].filter(([id]) => id !== undefined);
  const walks = buildings
    .map(([id, own]) => ({ id, scenes: walkOf(own) }))
    .filter(({ scenes }) => scenes.length >= walkScenes.least)
    .toSorted((a, b) => widthOf(b.scenes) - widthOf(a.scenes))
    .flatMap(({ id, scenes }) => planOf('walk', `${id}`, scenes));
  const looks = buildings.flatMap(([id, own]) =>
    planOf(
      'look-around',
      `${id}`,
      own.filter(({ kind }) => kind === 'panorama'),
    ),
  );
  return [...walks.slice(0, most.walk), ...looks.slice(0, most['look-around'])];
}

function walkOf(own: readonly MediaEntry[]): MediaEntry[] {
  const byShot = new Map(
    own.filter(({ kind }) => kind !== 'video').map((entry) => [entry.key.split('/').at(-1), entry]),
  );
  return walkOrder.flatMap((shot) => byShot.get(shot) ?? []).slice(0, walkScenes.most);
}

function widthOf(scenes: readonly MediaEntry[]): number {
  return scenes[0]?.width ?? 0;
}

function planOf(style: FilmPlan['style'], id: string, scenes: readonly MediaEntry[]): FilmPlan[] {
  const [first, ...others] = style === 'walk' ? scenes : scenes.slice(0, 1);
  if (!first) return [];
  const hash = hashOf([version, style, first.hash, ...others.map((scene) => scene.hash)]);
  return [{ key: `video/${id}/${style}`, style, scenes: [first, ...others], hash }];
}
