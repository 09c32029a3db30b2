import { useSyncExternalStore } from 'react';
import { followOwnPlaces, type OwnPlace, readOwnPlaces } from './own-places.ts';

const none: readonly OwnPlace[] = [];

/** The places that this device keeps; none on the server, which knows no device. */
export function useOwnPlaces(): readonly OwnPlace[] {
  return useSyncExternalStore(followOwnPlaces, readOwnPlaces, () => none);
}
