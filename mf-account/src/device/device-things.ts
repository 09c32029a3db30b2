import { comparisonLimits } from '@umbral/domain/limits/comparison-limits.ts';
import { favouriteLimits } from '@umbral/domain/limits/favourite-limits.ts';
import { asRecord } from '@umbral/domain/storage/stored-json.ts';

/** A list of a visitor without an account. */
export interface DeviceList {
  readonly id: number;
  readonly name: string;
}

/** What such a visitor has done with a kept home. */
export interface DeviceHome {
  readonly plantId: number;
  /** The list in which it lies. */
  readonly listId: number | null;
  readonly note: string;
}

/** A comparison that waits for an account. */
export interface DeviceComparison {
  readonly id: number;
  readonly name: string | null;
  readonly plantIds: readonly number[];
  readonly createdAt: string;
}

/** What a device keeps for its visitor besides the hearts. */
export interface DeviceThings {
  readonly lists: readonly DeviceList[];
  readonly homes: readonly DeviceHome[];
  /** Newest first. */
  readonly comparisons: readonly DeviceComparison[];
}

export const nothingKept: DeviceThings = { lists: [], homes: [], comparisons: [] };

/** What was stored, by whomever: whatever does not fit is left out. */
export function parseThings(stored: unknown): DeviceThings {
  const { lists, homes, comparisons } = asRecord(stored);
  const known = all(lists, listOf).slice(0, favouriteLimits.lists);
  const isKnown = (id: number | null) => known.some((list) => list.id === id);
  return {
    lists: known,
    homes: all(homes, homeOf)
      .map((home) => (isKnown(home.listId) ? home : { ...home, listId: null }))
      .slice(0, favouriteLimits.onDevice),
    comparisons: all(comparisons, comparisonOf).slice(0, comparisonLimits.maxSaved),
  };
}

function all<Thing>(values: unknown, read: (value: Readonly<Record<string, unknown>>) => Thing | undefined): Thing[] {
  if (!Array.isArray(values)) return [];
  return values.flatMap((value) => read(asRecord(value)) ?? []);
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0;
}

function isText(value: unknown, most: number): value is string {
  return typeof value === 'string' && value.length <= most;
}

function listOf({ id, name }: Readonly<Record<string, unknown>>): DeviceList | undefined {
  return isId(id) && isText(name, favouriteLimits.name) && name !== '' ? { id, name } : undefined;
}

function homeOf({ plantId, listId, note }: Readonly<Record<string, unknown>>): DeviceHome | undefined {
  if (!isId(plantId)) return undefined;
  return { plantId, listId: isId(listId) ? listId : null, note: isText(note, favouriteLimits.note) ? note : '' };
}

function comparisonOf({
  id,
  name,
  plantIds,
  createdAt,
}: Readonly<Record<string, unknown>>): DeviceComparison | undefined {
  const ids = Array.isArray(plantIds) ? [...new Set(plantIds.filter(isId))] : [];
  const fits = ids.length >= comparisonLimits.minToSave && ids.length <= comparisonLimits.max;
  if (!isId(id) || !fits || !isText(createdAt, 40) || Number.isNaN(Date.parse(createdAt))) return undefined;
  return { id, name: isText(name, 80) && name !== '' ? name : null, plantIds: ids, createdAt };
}
