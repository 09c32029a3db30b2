import { useSyncExternalStore } from 'react';

/** What somebody wants to write to a builder about, by the plant: set by a part of the page, taken by its form. */
const sentences = new Map<number, string>();
const listeners = new Set<() => void>();

/** Has the contact form of a plant begin its message with a sentence. */
export function askSentence(plantId: number, sentence: string): void {
  sentences.set(plantId, sentence);
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** The sentence that the form of a plant was last asked to begin with; none on the server. */
export function useAskedSentence(plantId: number): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => sentences.get(plantId),
    () => undefined,
  );
}
