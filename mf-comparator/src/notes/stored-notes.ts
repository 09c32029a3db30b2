import { localKeys } from '@umbral/domain/storage/storage-keys.ts';

/** What a visitor writes beside plants, by their ids, the latest first. It stays on the device. */
export type Notes = ReadonlyMap<number, string>;

export const noteLength = 500;
/** Notes of so many plants are kept: those written last. */
const most = 60;

/** The notes of this device; what is broken there is no note. */
export function readNotes(): Notes {
  try {
    return parseNotes(localStorage.getItem(localKeys.comparisonNotes));
  } catch {
    return new Map();
  }
}

/** Keeps a note, or forgets it where nothing is left of it. */
export function keepNote(plantId: number, text: string): void {
  const others = [...readNotes()].filter(([id]) => id !== plantId);
  const kept = text.trim() === '' ? others : [[plantId, text.slice(0, noteLength)], ...others];
  try {
    localStorage.setItem(localKeys.comparisonNotes, JSON.stringify(kept.slice(0, most)));
  } catch {
    // Without storage a note lasts as long as the page.
  }
}

/** Stored pairs of id and text as notes. */
export function parseNotes(text: string | null): Notes {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return new Map(Array.isArray(stored) ? stored.flatMap(toPair).slice(0, most) : []);
  } catch {
    return new Map();
  }
}

function toPair(value: unknown): (readonly [number, string])[] {
  if (!Array.isArray(value)) return [];
  const [id, note]: unknown[] = value;
  const isNote = typeof id === 'number' && Number.isSafeInteger(id) && id > 0 && typeof note === 'string';
  return isNote ? [[id, note.slice(0, noteLength)]] : [];
}
