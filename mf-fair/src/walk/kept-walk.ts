import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { asRecord, readStored, writeStored } from '@umbral/domain/storage/stored-json.ts';

const store = () => localStorage;
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const mostStops = 60;
const listeners = new Set<() => void>();

/** Stands that the visitor means to walk to at a fair, in order, by their slugs; they stay on the device. */
export function keptWalk(fair: string): readonly string[] {
  const stops = asRecord(readStored(store, localKeys.fairRoute))[fair];
  if (!Array.isArray(stops)) return [];
  const slugs = stops.filter((stop): stop is string => typeof stop === 'string' && slug.test(stop));
  return [...new Set(slugs)].slice(0, mostStops);
}

/** Keeps a walk in place of the one before; the walks of other fairs stay. Says whether the device took it. */
export function keepWalk(fair: string, stops: readonly string[]): boolean {
  const others = Object.entries(asRecord(readStored(store, localKeys.fairRoute))).filter(([name]) => name !== fair);
  const all = Object.fromEntries(stops.length > 0 ? [...others, [fair, stops]] : others);
  const isKept = writeStored(store, localKeys.fairRoute, Object.keys(all).length > 0 ? all : undefined);
  for (const listener of listeners) listener();
  return isKept;
}

/** Calls when the walk changes, in this tab or in another; gives the way to stop. */
export function onWalkChange(listener: () => void): () => void {
  const ofOtherTab = ({ key }: StorageEvent) => {
    if (key === localKeys.fairRoute || key === null) listener();
  };
  listeners.add(listener);
  addEventListener('storage', ofOtherTab);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', ofOtherTab);
  };
}
