import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { type ComparedItem, maxCompared, type Selection } from './selection.ts';

/** So many of those that were taken out stay at hand. */
const maxAvailable = 8;

/** Reads the selection of this browser; whatever is broken there counts as nothing. */
export function readSelection(): Selection {
  return readItems(localKeys.comparator).slice(0, maxCompared);
}

/** Keeps the selection; without storage it lives as long as the page. */
export function keepSelection(selection: Selection): void {
  keepItems(localKeys.comparator, selection);
}

/** What was taken out of the comparator and can be put back, the latest first [B051]. */
export function readAvailable(): Selection {
  return readItems(localKeys.availableProjects).slice(0, maxAvailable);
}

/** Gives what left the comparator back to the list of what is available, and takes out of that what came in [B051]. */
export function returnToAvailable(before: Selection, after: Selection): void {
  const isIn = (list: Selection, { plantId }: ComparedItem) => list.some((other) => other.plantId === plantId);
  const left = before.filter((item) => !isIn(after, item));
  const kept = readAvailable().filter((item) => !isIn(after, item) && !isIn(left, item));
  keepItems(localKeys.availableProjects, [...left, ...kept].slice(0, maxAvailable));
}

/** Keeps whether the tray floats over pages, as `1` or `0`: there are projects, and the comparator is not open [B050]. */
export function keepShowFloat(isFloating: boolean): void {
  try {
    localStorage.setItem(localKeys.showFloat, isFloating ? '1' : '0');
  } catch {
    // Without storage it holds for this page.
  }
}

/** Stored text as compared plants: only well-formed items, none twice. */
export function parseItems(text: string | null): Selection {
  const items: ComparedItem[] = [];
  for (const value of parseList(text)) {
    const item = toItem(value);
    if (item && !items.some(({ plantId }) => plantId === item.plantId)) items.push(item);
  }
  return items;
}

function readItems(key: string): Selection {
  try {
    return parseItems(localStorage.getItem(key));
  } catch {
    return [];
  }
}

function keepItems(key: string, items: Selection): void {
  try {
    if (items.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(items));
  } catch {
    // A full or forbidden storage must not break the comparator.
  }
}

function parseList(text: string | null): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function toItem(value: unknown): ComparedItem | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { plantId, title, image } = value as Record<string, unknown>;
  if (typeof plantId !== 'number' || !Number.isSafeInteger(plantId) || plantId < 1) return undefined;
  if (typeof title !== 'string' || title === '') return undefined;
  return { plantId, title, image: typeof image === 'string' ? image : null };
}
