import { localKeys } from 'shared-contracts/domain/storage-keys.ts';
import { type ComparedItem, maxCompared, type Selection } from './selection.ts';

/** Reads the selection of this browser; whatever is broken there counts as nothing. */
export function readSelection(storage: Storage = localStorage): Selection {
  try {
    return parseSelection(storage.getItem(localKeys.comparator));
  } catch {
    return [];
  }
}

/** Keeps the selection; without storage it lives as long as the page. */
export function keepSelection(selection: Selection, storage: Storage = localStorage): void {
  try {
    if (selection.length === 0) storage.removeItem(localKeys.comparator);
    else storage.setItem(localKeys.comparator, JSON.stringify(selection));
  } catch {
    // A full or forbidden storage must not break the comparator.
  }
}

/** Stored text as a selection: only well-formed items, none twice, at most four. */
export function parseSelection(text: string | null): Selection {
  const items: ComparedItem[] = [];
  for (const value of parseList(text)) {
    const item = toItem(value);
    if (item && !items.some(({ plantId }) => plantId === item.plantId)) items.push(item);
  }
  return items.slice(0, maxCompared);
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
