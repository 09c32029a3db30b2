import type { KnownPicture } from './known-picture.ts';

/** What is known of the pictures of a form, by key; whoever draws one hears of its changes alone. */
export interface PictureStore {
  get(key: string): KnownPicture | undefined;
  keys(): readonly string[];
  /** Changes what is known of a picture, or begins with it. */
  set(key: string, change: Partial<KnownPicture> & Pick<KnownPicture, 'state'>): void;
  forget(key: string): void;
  subscribe(listener: () => void): () => void;
}

/** Makes a store that knows nothing yet. */
export function createPictureStore(): PictureStore {
  const pictures = new Map<string, KnownPicture>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    get: (key) => pictures.get(key),
    keys: () => [...pictures.keys()],
    set(key, change) {
      pictures.set(key, { ...pictures.get(key), ...change });
      tell();
    },
    forget(key) {
      if (pictures.delete(key)) tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
