import { comparisonLimits } from '@umbral/domain/limits/comparison-limits.ts';
import { favouriteLimits } from '@umbral/domain/limits/favourite-limits.ts';
import type { DeviceHome, DeviceThings } from './device-things.ts';

/** A change, or why it is not made. */
export type Changed = DeviceThings | 'taken' | 'full';

const nextId = (things: readonly { readonly id: number }[]) => Math.max(0, ...things.map(({ id }) => id)) + 1;

/** The same name in whatever letters. */
export function isSameName(one: string, other: string): boolean {
  return one.trim().toLocaleLowerCase('es') === other.trim().toLocaleLowerCase('es');
}

/** With a new list, or with another name for the one of this number. */
export function withList(things: DeviceThings, name: string, id?: number): Changed {
  if (things.lists.some((list) => list.id !== id && isSameName(list.name, name))) return 'taken';
  if (id !== undefined) return { ...things, lists: things.lists.map((list) => (list.id === id ? { id, name } : list)) };
  if (things.lists.length >= favouriteLimits.lists) return 'full';
  return { ...things, lists: [...things.lists, { id: nextId(things.lists), name }] };
}

/** Without a list; what lay in it stays, in none. */
export function withoutList(things: DeviceThings, id: number): DeviceThings {
  const homes = things.homes.map((home) => (home.listId === id ? { ...home, listId: null } : home));
  return { ...things, lists: things.lists.filter((list) => list.id !== id), homes: homes.filter(saysSomething) };
}

/** With a home in another list, or with another note. */
export function withHome(
  things: DeviceThings,
  plantId: number,
  change: { readonly listId?: number | null; readonly note?: string },
): DeviceThings {
  const before = things.homes.find((home) => home.plantId === plantId) ?? { plantId, listId: null, note: '' };
  const others = things.homes.filter((home) => home.plantId !== plantId);
  return { ...things, homes: [{ ...before, ...change }, ...others].filter(saysSomething) };
}

/** Without what was done with a home. */
export function withoutHome(things: DeviceThings, plantId: number): DeviceThings {
  return { ...things, homes: things.homes.filter((home) => home.plantId !== plantId) };
}

function saysSomething({ listId, note }: DeviceHome): boolean {
  return listId !== null || note !== '';
}

/** With a comparison, the newest first; the same homes in whatever order are the one that is there. */
export function withComparison(things: DeviceThings, plantIds: readonly number[], createdAt: string): Changed {
  const sorted = (ids: readonly number[]) => [...ids].toSorted((a, b) => a - b).join();
  if (things.comparisons.some((one) => sorted(one.plantIds) === sorted(plantIds))) return things;
  if (things.comparisons.length >= comparisonLimits.maxSaved) return 'full';
  const made = { id: nextId(things.comparisons), name: null, plantIds, createdAt };
  return { ...things, comparisons: [made, ...things.comparisons] };
}

/** With another name for a comparison; an empty one takes it away. */
export function withComparisonNamed(things: DeviceThings, id: number, name: string): DeviceThings {
  return {
    ...things,
    comparisons: things.comparisons.map((one) => (one.id === id ? { ...one, name: name || null } : one)),
  };
}

/** Without a comparison. */
export function withoutComparison(things: DeviceThings, id: number): DeviceThings {
  return { ...things, comparisons: things.comparisons.filter((one) => one.id !== id) };
}
