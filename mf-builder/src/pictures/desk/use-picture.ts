import { useEffect, useSyncExternalStore } from 'react';
import type { KnownPicture } from './known-picture.ts';
import { usePictureDesk } from './use-picture-desk.ts';

const asked: KnownPicture = { state: { status: 'asking' } };

/** What is known of a picture of the form, as it changes; who draws it first has it asked for. */
export function usePicture(key: string): KnownPicture {
  const { desk } = usePictureDesk();
  const known = useSyncExternalStore(
    desk.store.subscribe,
    () => desk.store.get(key),
    () => desk.store.get(key),
  );
  useEffect(() => {
    if (!known) desk.see(key);
  }, [desk, key, known]);
  return known ?? asked;
}
