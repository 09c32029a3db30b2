import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { readStored, writeStored } from '@umbral/domain/storage/stored-json.ts';
import { type DeviceThings, nothingKept, parseThings } from './device-things.ts';

const key = localKeys.keptThings;
const probe = `${key}-probe`;
const open = () => localStorage;

let lasting: boolean | undefined;
let text: string | undefined;
let things: DeviceThings = nothingKept;

/** What this device keeps; the same value until something changes. */
export function readThings(): DeviceThings {
  const stored = readStored(open, key);
  const storedText = JSON.stringify(stored);
  if (storedText !== text) {
    text = storedText;
    things = parseThings(stored);
  }
  return things;
}

/** Keeps what a change makes of it; where the device stores nothing, until the page is left. Other tabs hear of it. */
export function changeThings(change: (now: DeviceThings) => DeviceThings): void {
  const next = change(readThings());
  writeStored(open, key, isNothing(next) ? undefined : next);
  // Also where nothing was stored: what stands there now is taken for this.
  things = next;
  text = JSON.stringify(readStored(open, key));
  // The browser tells the other tabs only.
  dispatchEvent(new StorageEvent('storage', { key }));
}

/** Whether this device stores anything beyond the page; the same for as long as the page lasts. */
export function isLasting(): boolean {
  lasting ??= writeStored(open, probe, 1) && writeStored(open, probe, undefined);
  return lasting;
}

/** Whether this device keeps anything. */
export function hasThings(): boolean {
  return !isNothing(readThings());
}

function isNothing({ lists, homes, comparisons }: DeviceThings): boolean {
  return lists.length + homes.length + comparisons.length === 0;
}

/** Tells of every change, also of other tabs; gives the way to stop. */
export function subscribeToThings(onChange: () => void): () => void {
  const hear = (event: StorageEvent) => (event.key === key || event.key === null) && onChange();
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
