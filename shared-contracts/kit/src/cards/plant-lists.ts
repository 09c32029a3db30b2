import { favouriteLimits } from '@umbral/domain/limits/favourite-limits.ts';
import { localKeys } from '@umbral/domain/storage/storage-keys.ts';

/** Plants that this device keeps for its visitor, the latest first; the other tabs' changes are followed. */
export interface PlantList {
  /** The same array until something changes. */
  read(): readonly number[];
  add(id: number): void;
  remove(id: number): void;
  /** Gives the way to stop. */
  subscribe(onChange: () => void): () => void;
}

/** Plants whose page was opened. */
export const seenPlants = plantList(localKeys.seenPlants, 24);

/** Plants that do not interest. */
export const hiddenPlants = plantList(localKeys.hiddenPlants, 500);

/** Hearts of a visitor without an account. */
export const keptHearts = plantList(localKeys.keptHearts, favouriteLimits.onDevice);

function plantList(key: string, most: number): PlantList {
  let text: string | null = null;
  let ids: readonly number[] = [];

  function read(): readonly number[] {
    const stored = storedText(key);
    if (stored !== text) {
      text = stored;
      ids = readIds(stored).slice(0, most);
    }
    return ids;
  }

  function write(next: readonly number[]): void {
    const wanted = JSON.stringify(next.slice(0, most));
    try {
      localStorage.setItem(key, wanted);
    } catch {
      // Without storage the choice lasts as long as the page.
      ids = next;
    }
    // The browser tells the other tabs only.
    dispatchEvent(new StorageEvent('storage', { key }));
  }

  return {
    read,
    add: (id) => write([id, ...read().filter((other) => other !== id)]),
    remove: (id) => write(read().filter((other) => other !== id)),
    subscribe(onChange) {
      const hear = (event: StorageEvent) => (event.key === key || event.key === null) && onChange();
      addEventListener('storage', hear);
      return () => removeEventListener('storage', hear);
    },
  };
}

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What was stored by whomever: anything but ids is left out. */
function readIds(text: string | null): number[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? [...new Set(stored.filter(isId))] : [];
  } catch {
    return [];
  }
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0;
}
