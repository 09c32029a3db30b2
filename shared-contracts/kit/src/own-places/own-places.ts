import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { isReachable, roundedPlace } from '@umbral/domain/travel/reach.ts';

/** A place that matters to a visitor: the name is theirs and stays on the device. */
export interface OwnPlace {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

export const ownPlaceLimits = { places: 5, name: 40 } as const;

let text: string | null = null;
let places: readonly OwnPlace[] = [];

/** The places that this device keeps, in the order in which they came; the same array until something changes. */
export function readOwnPlaces(): readonly OwnPlace[] {
  const stored = storedText();
  if (stored !== text) {
    text = stored;
    places = parsed(stored);
  }
  return places;
}

/**
 * Keeps a place; one of the same name is replaced. The point is rounded before it is kept. Gives whether it is: beside
 * five others, as another tab may have added them meanwhile, there is no room.
 */
export function keepOwnPlace(place: OwnPlace): boolean {
  return replaceOwnPlace(place.name, place);
}

/** Puts a place where the one of that name stands, in one write, else after the others; gives whether it is kept. */
export function replaceOwnPlace(old: string, { name, ...point }: OwnPlace): boolean {
  const place = { name: name.trim().slice(0, ownPlaceLimits.name), ...roundedPlace(point) };
  if (place.name === '') return false;
  const kept = readOwnPlaces();
  const at = kept.findIndex((other) => isCalled(other, old));
  if (at < 0 && kept.length >= ownPlaceLimits.places) return false;
  write(at < 0 ? [...kept, place] : kept.with(at, place));
  return true;
}

/** Whether one of the places has that name; the one that is being changed does not count. */
export function isNameTaken(kept: readonly OwnPlace[], name: string, changed?: OwnPlace): boolean {
  return kept.some((place) => isCalled(place, name) && !(changed && isCalled(place, changed.name)));
}

export function removeOwnPlace(name: string): void {
  write(readOwnPlaces().filter((other) => !isCalled(other, name)));
}

/** Hears of changes, of other tabs too; gives the way to stop. */
export function followOwnPlaces(onChange: () => void): () => void {
  const hear = (event: StorageEvent) => (event.key === localKeys.ownPlaces || event.key === null) && onChange();
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

function isCalled(place: OwnPlace, name: string): boolean {
  return place.name.toLowerCase() === name.trim().toLowerCase();
}

function write(kept: readonly OwnPlace[]): void {
  try {
    localStorage.setItem(localKeys.ownPlaces, JSON.stringify(kept));
  } catch {
    // Without storage they last as long as the page.
    places = kept;
  }
  // The browser tells the other tabs only.
  dispatchEvent(new StorageEvent('storage', { key: localKeys.ownPlaces }));
}

function storedText(): string | null {
  try {
    return localStorage.getItem(localKeys.ownPlaces);
  } catch {
    return text;
  }
}

/** What was stored by whomever: anything but places is left out. */
function parsed(stored: string | null): readonly OwnPlace[] {
  try {
    const all: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(all) ? all.filter(isPlace).slice(0, ownPlaceLimits.places) : [];
  } catch {
    return [];
  }
}

function isPlace(value: unknown): value is OwnPlace {
  if (typeof value !== 'object' || value === null) return false;
  if (!('name' in value && 'lat' in value && 'lng' in value)) return false;
  const { name, lat, lng } = value;
  const isNamed = typeof name === 'string' && name !== '' && name.length <= ownPlaceLimits.name;
  return isNamed && typeof lat === 'number' && typeof lng === 'number' && isReachable({ lat, lng });
}
