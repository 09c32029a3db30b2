import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import { isRecord } from '../form-document/form-path.ts';

/** What makes an item of a list the same one in another version: its number, picture, network or name. */
function keyOf(item: unknown): string {
  if (!isRecord(item)) return JSON.stringify(item);
  const { id, image, network, name } = item;
  if (typeof id === 'number') return `id ${id}`;
  if (typeof image === 'string') return `image ${image}`;
  if (typeof network === 'string') return `network ${network}`;
  return `name ${typeof name === 'string' ? slugify(name) : ''}`;
}

/** Keys of a list; an item that says the same as an earlier one is the second of them. */
function keysOf(items: readonly unknown[]): string[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const key = keyOf(item);
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    return `${key} ${count}`;
  });
}

/** One item in three versions of a list, by its place in each; absent where a version does not have it. */
export interface Matched {
  readonly base?: number;
  readonly mine?: number;
  readonly theirs?: number;
}

/**
 * For each place of `before` the place of the same item in `after`; an item without its like, in a list that is as
 * long as before, is the one that stands where it stood: it was renamed.
 */
function placesOf(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const keys = keysOf(after);
  const places = keysOf(before).map((key) => {
    const place = keys.indexOf(key);
    return place < 0 ? undefined : place;
  });
  if (before.length !== after.length) return places;
  return places.map((place, index) => place ?? (places.includes(index) ? undefined : index));
}

const isAscending = (places: readonly (number | undefined)[]) => {
  const known = places.filter((place) => place !== undefined);
  return known.every((place, index) => index === 0 || place > (known[index - 1] ?? -1));
};

/** The items of two versions of a list that began as one, in the order of the side that moved them. */
export function matchItems(base: readonly unknown[], mine: readonly unknown[], theirs: readonly unknown[]): Matched[] {
  const toMine = placesOf(base, mine);
  const toTheirs = placesOf(base, theirs);
  const known = base.map((_, index) => ({ base: index, mine: toMine[index], theirs: toTheirs[index] }));
  const isMovedByMe = !isAscending(toMine);
  const side = isMovedByMe ? 'mine' : 'theirs';
  const ordered = known.toSorted((a, b) => (a[side] ?? a.base) - (b[side] ?? b.base));
  return [...ordered, ...addedItems(mine, theirs, toMine, toTheirs)];
}

type Places = readonly (number | undefined)[];

/** Items that were not there before; one that both sides added is one. */
function addedItems(mine: readonly unknown[], theirs: readonly unknown[], toMine: Places, toTheirs: Places): Matched[] {
  const keys = keysOf(theirs);
  const isNewOfTheirs = (place: number) => !toTheirs.includes(place);
  const mineKeys = keysOf(mine);
  const ofMine = mineKeys.flatMap((key, place) => {
    if (toMine.includes(place)) return [];
    const like = keys.indexOf(key);
    return [{ mine: place, theirs: like >= 0 && isNewOfTheirs(like) ? like : undefined }];
  });
  const taken = new Set(ofMine.map(({ theirs: place }) => place));
  const ofTheirs = keys.flatMap((_, place) => (isNewOfTheirs(place) && !taken.has(place) ? [{ theirs: place }] : []));
  return [...ofMine, ...ofTheirs];
}
